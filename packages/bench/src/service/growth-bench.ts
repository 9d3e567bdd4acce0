import { recordFigure, runs } from '@veranda/test-depth'
import { ask } from '../back-office/ask.ts'
import { growYear } from '../back-office/grow-year.ts'
import { lists } from '../back-office/lists.ts'
import { median } from '../statistics.ts'
import { fillDatabase } from './fill-database.ts'
import { copiesOf } from './grow.ts'
import type { OwnProcess } from './own-process.ts'
import { freePort, startServer } from './postgres.ts'
import { signGuestsIn, signStaffIn } from './sign-in.ts'
import { startService } from './start-service.ts'

const few = 9_990
const copies = 20
const rounds = 60
/** The middle answer may take so many times as long with all of them as with the few. */
const most = 1.35

type Call = { readonly title: string; readonly ask: (round: number) => Promise<number> }

/**
 * How long an answer takes while a hotel group grows from ten thousand reservations to `GROWTH_RESERVATIONS`: what guests
 * ask for most, and the first pages of staff, one at a time, by calls to the service on PostgreSQL.
 */
export async function benchGrowth(): Promise<void> {
  const many = runs('GROWTH_RESERVATIONS', { landing: 29_970, full: 99_990 })
  const server = await startServer()
  let service: OwnProcess | undefined
  try {
    const guests = copiesOf((await fillDatabase(server.url, copies)).guests, copies)
    const took: Map<string, number>[] = []
    let present = 0
    for (const reservations of [few, many]) {
      const began = performance.now()
      await growYear(server.url, reservations, present)
      present = reservations
      const seconds = Math.round((performance.now() - began) / 1_000)
      process.stdout.write(`\n${reservations} reservations are there after ${seconds} s\n`)
      const port = await freePort()
      service = await startService(port, server.url)
      took.push(await measure(await hotCalls(port, guests)))
      await service.stop()
      service = undefined
    }
    report(took, many)
  } finally {
    await service?.stop()
    await server.stop()
  }
}

async function hotCalls(port: number, guests: ReturnType<typeof copiesOf>): Promise<readonly Call[]> {
  const base = `http://127.0.0.1:${port}/api`
  const own = await signGuestsIn(port, guests)
  const cookie = await signStaffIn(port)

  const timed = async (url: string, init: RequestInit): Promise<number> => {
    const began = performance.now()
    const answer = await fetch(url, init)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    return performance.now() - began
  }
  const asGuest = (pathOf: (code: string) => string) => (round: number) => {
    const asker = own[round % own.length]
    const headers = { authorization: `Bearer ${asker?.token}`, 'x-requested-with': 'veranda' }
    return timed(`${base}${pathOf(asker?.guest.reservationCode ?? '')}`, { headers })
  }
  const namesChecked = (round: number) => {
    const guest = guests[round % guests.length]
    return timed(`${base}/booking/reservation/validate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'veranda',
        'x-forwarded-for': `198.51.${round >> 8}.${round & 255}`,
      },
      body: JSON.stringify({
        reservationCode: guest?.reservationCode,
        firstName: guest?.firstName,
        lastName: guest?.lastName,
      }),
    })
  }
  const asStaff = (path: string) => async () => {
    const began = performance.now()
    const answer = await ask(port, `/api/staff${path}`, { cookie })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return performance.now() - began
  }
  return [
    { title: 'names and number', ask: namesChecked },
    { title: 'reservation', ask: asGuest((code) => `/booking/reservation-details/${code}`) },
    { title: 'guests', ask: asGuest((code) => `/booking/guest/booking/${code}`) },
    { title: 'receipts', ask: asGuest((code) => `/receipts/booking/${code}`) },
    ...lists
      .filter(({ path }) => !/catalogues|team|properties/.test(path))
      .map(({ title, path }) => ({ title: `staff: ${title}`, ask: asStaff(path) })),
  ]
}

async function measure(calls: readonly Call[]): Promise<Map<string, number>> {
  const took = new Map<string, number>()
  for (const { title, ask: once } of calls) {
    const times: number[] = []
    for (let round = 0; round < rounds * 2; round++) {
      const time = await once(round)
      // The first half compiles the code and fills the caches that are there at any size.
      if (round >= rounds) times.push(time)
    }
    took.set(title, median(times))
  }
  return took
}

function report([small, large]: readonly Map<string, number>[], many: number): void {
  const line = (...cells: readonly string[]) => `${cells.map((cell) => cell.padEnd(30)).join('')}\n`
  process.stdout.write(`\n${line('p50, ms', `${few} reservations`, `${many} reservations`, 'ratio')}`)
  const slower: string[] = []
  for (const [title, before] of small ?? []) {
    const after = large?.get(title) ?? Number.NaN
    const ratio = after / before
    if (ratio > most) slower.push(`${title} ${ratio.toFixed(2)}`)
    const mark = ratio > most ? ' !' : ''
    process.stdout.write(line(title, before.toFixed(1), after.toFixed(1), `${ratio.toFixed(2)}${mark}`))
  }
  recordFigure(
    `Growth from ${few} to ${many} reservations`,
    `${(small?.size ?? 0) - slower.length} of ${small?.size ?? 0} calls within ${most} ×${slower.length > 0 ? `; ${slower.join(', ')}` : ''}`,
  )
}
