import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Failure, GuestPayment } from '@veranda/contract'
import { addDays, type Result, type Stay } from '@veranda/domain'
import { recordFigure, runs } from '@veranda/test-depth'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { openStore } from '../platform/db/open-store.ts'
import { embeddedPayments, providerCard } from '@veranda/dev-payment-provider'
import type { Store } from '../platform/db/store.ts'
import { aClock, aService } from '../testing/a-service.ts'
import { startPayments } from '../start-payments.ts'
import { sweepPayments } from '../payments/sweep-payments.ts'
import { expectPaidRightly, isUnderway } from '../payments/testing/paid-rightly.ts'
import { leaveToTheFullRun, preparedOn } from '../testing/on-every-database.ts'
import { type OwnPostgres, ownPostgres } from '../testing/own-postgres.ts'
import { aTestProperty, book, codeOf, type PropertyGuest, openNights } from './testing/a-test-property.ts'
import { killedGuest, opening, secondsLater, valueOf, type Selection } from './testing/killed-guest.ts'
import { expectInvariants } from './testing/invariants.ts'
import { type ServiceProcess, startProcess } from './testing/start-process.ts'

const kills = {
  server: runs('CONFIRM_KILLS', { landing: 3, full: 30 }),
  /** At a landing `start.test.ts` kills the whole product on it, in the middle of sign-ins. */
  embedded: runs('EMBEDDED_KILLS', { landing: 0, full: 10 }),
  /** Of the database server, while the service goes on. */
  database: runs('DATABASE_KILLS', { landing: 0, full: 15 }),
}
for (const times of Object.values(kills))
  if (times === 0) leaveToTheFullRun('suites that kill while guests pay and confirm')
const server = inject('postgresUrl')

/**
 * The step at which the service is killed: the payment, the confirmation of a paid change, or of a change
 * that refunds.
 */
type Step = 'pay' | 'confirm-paid' | 'confirm-refunded'
const stepOf = (number: number): Step =>
  number % 2 === 0 ? 'confirm-refunded' : number % 4 === 1 ? 'confirm-paid' : 'pay'
const noMessage = 1_000_000

/** What is killed with `kill -9`, what a guest who waits for its answer hears, and how it comes back. */
type Victim = {
  readonly serverFolder?: string
  readonly heard: 'offline' | 'unavailable'
  readonly again: (service: ServiceProcess, start: () => Promise<ServiceProcess>) => Promise<ServiceProcess>
}

/** Longer than a claim lasts: the clock moves on, so that what was begun may be begun again. */
const secondsPerKill = 11

const theService: Victim = {
  heard: 'offline',
  again: async (service, start) => {
    await service.kill()
    return start()
  },
}

/** The service is not started again: it has to find the server by itself. */
const theDatabase = (server: OwnPostgres): Victim => ({
  serverFolder: server.data,
  heard: 'unavailable',
  again: async (service) => {
    // It is alive still where its moment never came.
    server.kill()
    await server.start()
    await service.passes(secondsPerKill)
    return service
  },
})

function recordDeaths(what: string, killed: number, cutOff: number): void {
  recordFigure(
    `kill -9 while paying and confirming, ${what}: nothing lost, torn or done twice`,
    `${killed} times, ${cutOff} before the answer`,
  )
}

async function killedOften(what: string, url: string, times: number, victim = theService): Promise<void> {
  const { guest: who, bookingId } = await aGuestIn(url)
  const guest = killedGuest(who, bookingId)
  let seconds = 0
  const start = () => {
    const startsAt = new Date(Date.UTC(2027, 2, 1, 15, 0, (seconds += secondsPerKill))).toISOString()
    return startProcess(url, startsAt, victim)
  }
  let service = await start()
  let [killed, cutOff] = [0, 0]
  const again = async (heard: { readonly ok: boolean }) => {
    service = await victim.again(service, start)
    killed += 1
    if (!heard.ok) cutOff += 1
  }

  /** Asks again, as the pages do, while a service finds out that its connections to a killed server are gone. */
  async function served<Value>(ask: () => Promise<Result<Value, Failure>>): Promise<Result<Value, Failure>> {
    for (let tries = 1; ; tries++) {
      const answer = await ask()
      if (answer.ok || answer.refusal.kind !== 'unavailable' || tries === 5) return answer
      await service.passes(secondsPerKill)
    }
  }

  async function paid(selection: Selection, diesAt?: number): Promise<GuestPayment | undefined> {
    if (selection.quote.change.settlement.kind !== 'to-pay') return undefined
    const heard = await guest.pay(service, selection, diesAt)
    if (!heard.ok) expect(heard).toMatchObject({ refusal: { kind: victim.heard } })
    if (diesAt !== undefined && diesAt !== noMessage) await again(heard)
    let payment = await valueOf(served(() => guest.pay(service, selection)))
    if (heard.ok) expect(payment).toEqual(heard.value)
    for (let tries = 0; tries < 4 && payment.state !== 'authorised'; tries++) {
      payment = await guest.laterOf(service, payment)
      seconds += secondsLater
    }
    // A payment that never reached the provider is voided; the guest pays again.
    return payment.state === 'voided' ? paid({ ...selection, payKey: crypto.randomUUID() }) : payment
  }

  const messages: Record<Step, number> = { pay: 0, 'confirm-paid': 0, 'confirm-refunded': 0 }
  const counted = (): number => Number(service.answered()?.get('x-messages'))
  for (const number of [1, 2]) {
    const selection = await guest.selectionFor(service, number)
    const payment = await paid(selection)
    if (payment) {
      // The first runs are not killed: they count the messages at which later runs can be.
      const more = await guest.selectionFor(service, number)
      await valueOf(guest.pay(service, more, noMessage))
      messages.pay = counted()
      const other = await guest.selectionFor(service, number)
      expect(await guest.confirm(service, other, await paid(other), noMessage)).toMatchObject({ ok: true })
      messages['confirm-paid'] = counted()
    } else {
      expect(await guest.confirm(service, selection, undefined, noMessage)).toMatchObject({ ok: true })
      messages['confirm-refunded'] = counted()
    }
  }
  for (const count of Object.values(messages)) expect(count).toBeGreaterThan(20)

  const all = Array.from({ length: times }, (_, index) => index + 3)
  for (const number of all) {
    const step = stepOf(number)
    const same = all.filter((one) => stepOf(one) === step)
    const diesAt = 1 + Math.floor((same.indexOf(number) * messages[step]) / same.length)
    const selection = await guest.selectionFor(service, number)
    const payment = await paid(selection, step === 'pay' ? diesAt : undefined)
    if (step !== 'pay') {
      const heard = await guest.confirm(service, selection, payment, diesAt)
      if (!heard.ok) expect(heard).toMatchObject({ refusal: { kind: victim.heard } })
      // If a run sends fewer messages than the counted one, the process is killed after its answer.
      await again(heard)
    }
    const answer = await served(() => guest.confirm(service, selection, payment))
    expect(answer.ok ? undefined : [number, diesAt, answer.refusal]).toBeUndefined()
    expect(answer).toMatchObject({ ok: true, value: { version: number + 1, change: selection.quote.change } })
    expect(await guest.confirm(service, selection, payment)).toEqual(answer)
  }
  await service.kill()
  await expectOneEffectEach(url, 2 + times)
  expect(killed).toBe(times)
  // Most kills must come before the answer: a kill after it proves less.
  expect(cutOff).toBeGreaterThanOrEqual(times / 2)
  recordDeaths(what, killed, cutOff)
}

async function aGuestIn(url: string): Promise<{ guest: PropertyGuest; bookingId: number }> {
  return within(url, async ({ db }) => {
    const hotel = await aTestProperty(db)
    const priceOf = (night: string) => 20_000 + Number(night.slice(-2)) * 111
    await openNights(db, hotel, { from: opening, nights: 60, rooms: 1, priceOf })
    const stay: Stay = { arrival: opening, departure: addDays(opening, 3) }
    const room = { category: 0, pricePerNight: 21_000, paid: 63_000 } as const
    const guest = await book(db, hotel, { code: codeOf(1), stay, rooms: [room, { ...room, category: 1 }] })
    const card = { token: 'pays', conduct: 'pays', brand: 'visa', lastDigits: '1111' } as const
    await db.insert(providerCard).values({ ...card, expiresAt: new Date('2029-01-01T00:00:00Z') })
    const found = await db.execute(sql`select id from reservation`)
    return { guest, bookingId: Number((found as { rows: { id: number }[] }).rows[0]?.id) }
  })
}

async function within<Value>(url: string, work: (store: Store) => Promise<Value>): Promise<Value> {
  const store = await openStore({ url, startFrom: inject('emptyDatabase') })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

const expectOneEffectEach = (url: string, changes: number) =>
  within(url, async (store) => {
    const { db } = store
    // A sweep one day later finishes what the killed processes left open.
    const clock = aClock('2027-03-02T15:00:00Z')
    const setting = { kind: 'embedded', origin: 'http://pay.localhost' } as const
    const payments = await startPayments({
      setting,
      database: db,
      clock,
      brandOrigins: [],
      openPayments: embeddedPayments,
    })
    await sweepPayments({ ...aService(store), clock, payments })
    expect(await isUnderway(db)).toEqual([])
    await expectInvariants(db)
    await expectPaidRightly(db)
    const counted = await db.execute(sql`
      select (select version - 1 from reservation) as versions,
        (select count(*) from history where kind = 'dates-changed')::int as reported,
        (select count(*) from audit where action = 'change-dates')::int as audited,
        (select count(*) from quote where used_at is not null)::int as used,
        (select count(*) from idempotency where route = 'changeStay' and state = 'done')::int as done,
        (select count(*) from idempotency where state = 'running')::int as running,
        (select count(*) from provider_charge where state = 'captured')::int as charged,
        (select count(distinct operation) from refund)::int as refunded,
        (select sum(amount) from ledger_entry)::int as ledger`)
    expect((counted as { rows: unknown[] }).rows[0]).toEqual({
      versions: changes,
      reported: changes,
      audited: changes,
      used: changes,
      done: changes,
      running: 0,
      charged: Math.ceil(changes / 2),
      refunded: Math.floor(changes / 2),
      ledger: 0,
    })
  })

/** On a machine with other work a kill takes half a minute; what takes longer hangs. */
const hangsAfter = (times: number) => 300_000 + times * 30_000

describe('a service killed at every step of paying and confirming has done the change once when the guest retries', () => {
  test.skipIf(server === undefined)(
    'on PostgreSQL',
    async () => {
      const database = await preparedOn(server ?? '')
      await killedOften('service on PostgreSQL', database.url, kills.server)
      await database.drop()
    },
    hangsAfter(kills.server),
  )

  test.skipIf(kills.embedded === 0)(
    'on the embedded database',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'veranda-killed-'))
      await killedOften('service on the embedded database', `pglite:${folder}`, kills.embedded)
      await rm(folder, { recursive: true, force: true })
    },
    hangsAfter(kills.embedded),
  )
})

describe('a database server killed at every step of paying and confirming', () => {
  test.skipIf(server === undefined || kills.database === 0)(
    'is found again by the service, which has done the change once when the guest retries',
    async () => {
      const own = await ownPostgres()
      try {
        await killedOften('the database server', own.url, kills.database, theDatabase(own))
      } finally {
        await own.close()
      }
    },
    hangsAfter(kills.database),
  )
})
