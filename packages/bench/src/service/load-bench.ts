import { randomUUID } from 'node:crypto'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { recordFigure, runs } from '@veranda/test-depth'
import autocannon from 'autocannon'
import { lists } from '../back-office/lists.ts'
import { mean } from '../statistics.ts'
import { fillDatabase } from './fill-database.ts'
import { copiesOf } from './grow.ts'
import { type OwnProcess, tellingMemory } from './own-process.ts'
import { freePort, startServer } from './postgres.ts'
import { type SignedIn, signGuestsIn, signStaffIn } from './sign-in.ts'
import { startService } from './start-service.ts'

const connections = 64
const copies = 20
/** What the later half of the minutes may hold more than the earlier half, in MB: a full cache still changes its contents. */
const mostGrowth = 8
/** The slowest of a hundred answers may take so many times the usual. */
const longestTail = 4

const kinds = ['reservation', 'guests', 'quote', 'special request', 'staff list'] as const
type Kind = (typeof kinds)[number]
type Times = Readonly<Record<Kind | 'all', RecordableHistogram>>

type Stay = {
  readonly bookingInformation: { readonly arrivalDate: string; readonly departureDate: string }
  readonly rooms: readonly { readonly id: number }[]
}
/** A guest with a session, and what of their stay a request needs. */
type Asker = Stay &
  SignedIn & {
    /** Of a stay that is over or cancelled there is nothing to quote and nothing to ask for. */
    readonly mayWrite: boolean
    version: string
    /** How much this guest has written: a reservation may not make the service store more in a day. */
    readonly written: { quotes: number; requests: number }
  }
/** Below the caps of `booking-service/src/reservations/caps.ts`. */
const most = { quotes: 290, requests: 19 }

/**
 * The service under a mixed load on PostgreSQL for `LOAD_MINUTES`: guests who read, ask for quotes and write requests, and
 * staff who open their lists. An answer other than success ends it. How long each kind takes, and what the service holds
 * after each minute, is printed and written down.
 */
export async function benchLoad(): Promise<void> {
  const minutes = runs('LOAD_MINUTES', { landing: 1, full: 5 })
  const server = await startServer()
  let service: OwnProcess | undefined
  try {
    const { guests } = await fillDatabase(server.url, copies)
    const port = await freePort()
    service = await startService(port, server.url, tellingMemory)
    const askers: Asker[] = []
    for (const signedIn of await signGuestsIn(port, copiesOf(guests, copies)))
      askers.push(await askerOf(port, signedIn))
    const cookie = await signStaffIn(port)
    const writers = askers.filter(({ mayWrite }) => mayWrite).length
    process.stdout.write(
      `\nmixed load, ${connections} connections, PostgreSQL, ${askers.length} guests of whom ${writers} write, ${minutes} min\n`,
    )
    // Neither code nor caches are warm in the first minute, which does not count.
    await loadForAMinute(port, { askers, cookie, times: newTimes() })
    const times = newTimes()
    const held: number[] = []
    for (let minute = 1; minute <= minutes; minute++) {
      await loadForAMinute(port, { askers, cookie, times })
      const { heapUsed, external } = await service.memoryHeld()
      held.push((heapUsed + external) / 1024 / 1024)
      process.stdout.write(
        `after minute ${minute}: ${held.at(-1)?.toFixed(1)} MB held, ${service.megabytes().toFixed(0)} MB resident\n`,
      )
    }
    report(times, held, minutes)
  } finally {
    await service?.stop()
    await server.stop()
  }
}

const newTimes = (): Times => ({
  all: createHistogram(),
  reservation: createHistogram(),
  guests: createHistogram(),
  quote: createHistogram(),
  'special request': createHistogram(),
  'staff list': createHistogram(),
})

async function askerOf(port: number, { guest, token }: SignedIn): Promise<Asker> {
  const base = `http://127.0.0.1:${port}/api/booking`
  const headers = { ...guestHeaders(token), 'content-type': 'application/json' }
  const answer = await fetch(`${base}/reservation-details/${guest.reservationCode}`, { headers })
  if (!answer.ok) throw new Error(`${guest.reservationCode} was not read: ${answer.status}`)
  const { bookingInformation, rooms } = (await answer.json()) as Stay
  const stay = { bookingInformation, rooms }
  const body = JSON.stringify(oneNightMore(stay))
  const quoted = await fetch(`${base}/quote-change`, { method: 'POST', headers, body })
  const version = answer.headers.get('etag') ?? ''
  return { ...stay, guest, token, version, mayWrite: quoted.ok, written: { quotes: 1, requests: 0 } }
}

const guestHeaders = (token: string) => ({ authorization: `Bearer ${token}`, 'x-requested-with': 'veranda' })

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' })

function oneNightMore({ bookingInformation: { arrivalDate, departureDate } }: Stay) {
  const departure = new Date(`${departureDate}T00:00:00Z`)
  departure.setUTCDate(departure.getUTCDate() + 1)
  return { purpose: 'change-dates', checkIn: arrivalDate, checkOut: day.format(departure) }
}

type Load = { readonly askers: readonly Asker[]; readonly cookie: string; readonly times: Times }

async function loadForAMinute(port: number, { askers, cookie, times }: Load): Promise<void> {
  let opened = 0
  const refused = new Map<string, number>()
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: 60,
    setupClient: (client) => {
      const connection = opened++ % connections
      // A guest writes on one connection only, as on one telephone: two would change the version under each other.
      const own = askers.filter((_, index) => index % connections === connection)
      client.setRequests(own.flatMap((asker) => visitOf(asker, { port, cookie, times, refused })))
    },
  })
  if (refused.size > 0 || result.errors > 0)
    throw new Error(`${result.errors} errors, and answers of ${JSON.stringify([...refused])}`)
}

type Visit = {
  readonly port: number
  readonly cookie: string
  readonly times: Times
  readonly refused: Map<string, number>
}

/** What one guest asks for in a row, and a member of staff beside them. */
function visitOf(asker: Asker, { port, cookie, times, refused }: Visit): autocannon.Request[] {
  const { guest, token, rooms, mayWrite, written } = asker
  // A request that is made up each time is sent with no host but its own.
  const headers = { host: `127.0.0.1:${port}`, ...guestHeaders(token) }
  const details = { path: `/api/booking/reservation-details/${guest.reservationCode}`, headers }
  const staffHost = `admin.localhost:${port}`

  const timed = (kindOf: () => Kind, sent: () => autocannon.Sent): autocannon.Request => {
    let began = 0
    return {
      ...details,
      setupRequest: () => {
        began = performance.now()
        return sent()
      },
      onResponse: (status, body) => {
        const microseconds = Math.max(1, Math.round((performance.now() - began) * 1_000))
        const kind = kindOf()
        times[kind].record(microseconds)
        times.all.record(microseconds)
        if (kind === 'reservation' && status === 200) asker.version = `"r${versionIn(body)}"`
        if (status >= 300) {
          const what = `${kind} ${status} ${body.slice(0, 200)}`
          refused.set(what, (refused.get(what) ?? 0) + 1)
        }
      },
    }
  }
  const read = () =>
    timed(
      () => 'reservation',
      () => ({ method: 'GET', ...details }),
    )
  const guests = timed(
    () => 'guests',
    () => ({ method: 'GET', path: `/api/booking/guest/booking/${guest.reservationCode}`, headers }),
  )
  const list = timed(
    () => 'staff list',
    () => ({
      method: 'GET',
      path: `/api/staff${lists[Math.floor(Math.random() * lists.length)]?.path ?? '/inbox'}`,
      headers: { host: staffHost, origin: `http://${staffHost}`, cookie, 'x-requested-with': 'veranda' },
    }),
  )
  let kind: Kind = 'quote'
  const post = (path: string, body: object, more: Record<string, string> = {}): autocannon.Sent => ({
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  })
  const write = timed(
    () => kind,
    () => {
      const isRequest = written.requests < most.requests && Math.random() < 1 / 4
      if (isRequest) {
        kind = 'special request'
        written.requests++
        return post(
          `/api/booking/room-comment/room/${rooms[0]?.id}`,
          { comment: 'A cot for the baby, please' },
          { 'idempotency-key': randomUUID(), 'if-match': asker.version },
        )
      }
      if (written.quotes < most.quotes) {
        kind = 'quote'
        written.quotes++
        return post('/api/booking/quote-change', oneNightMore(asker))
      }
      kind = 'reservation'
      return { method: 'GET', ...details }
    },
  )
  return [read(), guests, ...(mayWrite ? [read(), write] : []), read(), list]
}

const versionIn = (body: string): string => /"version":(\d+)/.exec(body)?.[1] ?? ''

function report(times: Times, held: readonly number[], minutes: number): void {
  const line = (...cells: readonly string[]) => `${cells.map((cell) => cell.padEnd(20)).join('')}\n`
  const ms = (microseconds: number) => (microseconds / 1_000).toFixed(1)
  process.stdout.write(`\n${line('', 'answers', 'p50, ms', 'p99, ms', 'p99 : p50')}`)
  for (const kind of ['all', ...kinds] as const) {
    const { count } = times[kind]
    const [half, tail] = [times[kind].percentile(50), times[kind].percentile(99)]
    const mark = tail > longestTail * half ? ' !' : ''
    process.stdout.write(line(kind, String(count), ms(half), ms(tail), `${(tail / half).toFixed(1)}${mark}`))
  }
  const middle = Math.floor(held.length / 2)
  const growth = held.length < 2 ? 0 : mean(held.slice(middle)) - mean(held.slice(0, middle))
  const { all } = times
  const tail = all.percentile(99) / all.percentile(50)
  recordFigure(
    `Mixed load on ${connections} connections for ${minutes} min`,
    `${all.count} answers, 0 errors, p50 ${ms(all.percentile(50))} ms, p99 ${ms(all.percentile(99))} ms (${tail.toFixed(1)} ×, at most ${longestTail})`,
  )
  recordFigure(
    `Memory under the mixed load, later half of ${minutes} min over the earlier`,
    `${growth.toFixed(1)} MB (at most ${mostGrowth}), ${held.at(-1)?.toFixed(0)} MB held`,
  )
  process.stdout.write(
    `memory: later half over earlier ${growth.toFixed(1)} MB${growth > mostGrowth ? ' !' : ''}\n`,
  )
}
