import {
  announceBankTransfer,
  applyBankArrival,
  type Client,
  type Failure,
  getBankTransfer,
  getReservation,
  matchBankArrival,
  quoteBalance,
  recordBankArrival,
} from '@veranda/contract'
import type { Result } from '@veranda/domain'
import { recordFigure, runs } from '@veranda/test-depth'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aPayingGuest } from '../cancellations/testing/a-cancelling-guest.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import type { PropertyGuest, TestProperty } from '../changes/testing/a-test-property.ts'
import { expectInvariants } from '../changes/testing/invariants.ts'
import { type ServiceProcess, startProcess } from '../changes/testing/start-process.ts'
import { arrivals, openWholeWorld } from '../changes/testing/whole-world.ts'
import { openStore } from '../platform/db/open-store.ts'
import type { Store } from '../platform/db/store.ts'
import { preparedOn } from '../testing/on-every-database.ts'
import { takeBankTransfers } from './testing/taking-bank-transfers.ts'

const trials = runs('TRANSFER_KILLS', { landing: 1, full: 10 })
const server = inject('postgresUrl')

const room = { category: 0, pricePerNight: 30_000 } as const
const opening = Date.parse('2027-03-01T15:00:00Z')
const steps = ['announce', 'record', 'match', 'apply'] as const

/** The service in so many processes on one PostgreSQL, of which any may be killed and started again. */
async function copiesOn(url: string, count: number) {
  let seconds = 0
  const another = () => startProcess(url, new Date(opening + (seconds += 11) * 1_000).toISOString())
  const running: ServiceProcess[] = await Promise.all(Array.from({ length: count }, another))
  const copy = (index: number): ServiceProcess => running[index % running.length] as ServiceProcess
  const startAgain = async (index: number) => {
    await copy(index).kill()
    running[index % running.length] = await another()
  }
  return { copy, startAgain, stop: () => Promise.all(running.map(({ kill }) => kill())) }
}

describe.skipIf(server === undefined)('bank transfers on PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof preparedOn>>
  let store: Store
  let hotel: TestProperty
  let copies: Awaited<ReturnType<typeof copiesOn>>
  /** A database, and the service in so many copies on it. */
  const open = async (count: number) => {
    database = await preparedOn(server ?? '')
    store = await openStore({ url: database.url })
    hotel = await openWholeWorld(store)
    await takeBankTransfers(store.db)
    await store.db.execute(sql`update inventory set total = ${trials * 8 + 90}`)
    copies = await copiesOn(database.url, count)
  }
  const close = async () => {
    await copies.stop()
    await store.close()
    await database.drop()
  }

  /** Two rooms of 900.00 each, of which 300.00 is paid. */
  async function aGuest(): Promise<PropertyGuest> {
    const rooms = [{ ...room, paid: 30_000 }, room]
    const who = await aPayingGuest(store.db, hotel, { arrival: arrivals[0], rooms })
    await store.db.execute(sql`update reservation
      set payment_terms = '{"kind":"before-arrival","by":"2027-04-20"}'::jsonb where code = ${who.reservationCode}`)
    return who
  }

  /** The calls from the announcement to the money that is applied, each with the key it is repeated under. */
  async function aTransfer(who: PropertyGuest) {
    const client = copies.copy(0).clientOf(who)
    const { bookingId, version } = valueOf(
      await client.call(getReservation, { params: { codeReservation: who.reservationCode } }),
    )
    const { quoteId, token: quoteToken } = valueOf(await client.call(quoteBalance, { body: {} }))
    const params = { bookingId: String(bookingId) }
    const keys = Object.fromEntries(steps.map((step) => [step, { key: crypto.randomUUID() }]))
    const bankEntryId = `entry-${bookingId}`
    let arrivalId = ''
    const reference = async () =>
      valueOf(await copies.copy(0).clientOf(who).call(getBankTransfer, { params })).transfer?.reference ?? ''
    const apply = (staff: Client, guard = keys['apply'] ?? { key: '' }) =>
      staff.call(applyBankArrival, { params: { arrivalId }, body: {}, guard })
    const call = {
      announce: async ({ clientOf }: ServiceProcess, more: Headers) =>
        clientOf(who, more).call(announceBankTransfer, {
          params,
          body: { quoteId, quoteToken, acceptedTerms: true },
          guard: { ...keys['announce'], key: keys['announce']?.key ?? '', version },
        }),
      record: async ({ staff }: ServiceProcess, more: Headers) => {
        const body = {
          societyCode: 'MX',
          bankEntryId,
          currencyCode: 'USD' as const,
          bookingDate: '2027-03-02' as const,
          amount: 1_500,
          text: await reference(),
        }
        const recorded = await staff(more).call(recordBankArrival, {
          body,
          guard: keys['record'] ?? { key: '' },
        })
        if (recorded.ok) arrivalId = recorded.value.arrivalId
        return recorded
      },
      match: async ({ staff }: ServiceProcess, more: Headers) =>
        staff(more).call(matchBankArrival, {
          params: { arrivalId },
          body: { reference: await reference() },
          guard: keys['match'] ?? { key: '' },
        }),
      apply: ({ staff }: ServiceProcess, more: Headers) => apply(staff(more)),
    } satisfies Record<(typeof steps)[number], Send>
    return { call, apply }
  }

  describe('in three copies of the service', () => {
    beforeAll(() => open(3))
    afterAll(close)
    let applied = 0

    test(
      'killed at every step of announcing, recording, matching and applying, and sent again: each happens once',
      async () => {
        // The first goes through alive, and counts the messages at which later ones are killed.
        const messages = new Map<string, number>()
        const counted = await aTransfer(await aGuest())
        for (const step of steps) {
          valueOf<unknown>(await counted.call[step](copies.copy(0), { 'x-dies-at': '1000000' }))
          messages.set(step, Number(copies.copy(0).answered()?.get('x-messages')))
        }
        let killed = 0
        for (let trial = 0; trial < trials; trial++) {
          const { call } = await aTransfer(await aGuest())
          for (const [index, step] of steps.entries()) {
            const diesAt = 1 + Math.floor((trial * (messages.get(step) ?? 0)) / trials)
            const heard = await call[step](copies.copy(trial + index), { 'x-dies-at': String(diesAt) })
            if (!heard.ok) {
              expect(heard.refusal).toMatchObject({ kind: 'offline' })
              killed += 1
            }
            await copies.startAgain(trial + index)
            const again = await call[step](copies.copy(trial + index + 1), {})
            if (again.ok || again.refusal.kind !== 'refused') valueOf<unknown>(again)
            else throw new Error(`${step}: ${JSON.stringify(again.refusal)}`)
          }
        }
        expect(killed).toBeGreaterThanOrEqual(trials * 2)
        recordFigure('Bank transfers announced, matched and applied while the service was killed', trials)
        recordFigure('Services killed in a call of a bank transfer', killed)
        applied += trials + 1
        await expectEachOnce(store, applied)
      },
      120_000 + trials * 30_000,
    )

    test(
      'applied by six of the staff at once while one copy is killed: posted once, with one receipt and one letter',
      async () => {
        let won = 0
        for (let trial = 0; trial < trials; trial++) {
          const { call, apply } = await aTransfer(await aGuest())
          for (const step of ['announce', 'record', 'match'] as const)
            valueOf<unknown>(await call[step](copies.copy(0), {}))
          const diesAt = { 'x-dies-at': String(5 + ((trial * 7) % 60)) }
          const heard = await Promise.all(
            Array.from({ length: 6 }, (_, index) =>
              apply(copies.copy(index).staff(index === 0 ? diesAt : {}), { key: crypto.randomUUID() }),
            ),
          )
          won += heard.filter(({ ok }) => ok).length
          await copies.startAgain(0)
          // Money that the killed copy had not applied is applied by the next of the staff.
          await apply(copies.copy(1).staff(), { key: crypto.randomUUID() })
        }
        expect(won).toBeLessThanOrEqual(trials)
        recordFigure('Contests of six who apply one bank transfer, one of them killed', trials)
        applied += trials
        await expectEachOnce(store, applied)
      },
      120_000 + trials * 30_000,
    )

    test(
      'waited for by the job in three copies, one of which is killed: each lapses once',
      async () => {
        for (let trial = 0; trial < trials; trial++) {
          const { call } = await aTransfer(await aGuest())
          valueOf<unknown>(await call.announce(copies.copy(0), {}))
        }
        // Each day the time of one of them is over.
        await store.db.execute(sql`update bank_transfer t set due_by = date '2027-03-08' + n.place::int
        from (select id, row_number() over (order by id) as place from bank_transfer where state = 'awaited') n
        where n.id = t.id`)
        for (let trial = 0; trial < trials; trial++) {
          const later = new Date(opening + (11 + trial) * 24 * 3_600_000)
          await Promise.all(
            [0, 1, 2].map((index) =>
              copies
                .copy(index)
                .sweepTransfers(later, index === trial % 3 ? 1 + ((trial * 5) % 40) : undefined),
            ),
          )
          await copies.startAgain(trial)
          await copies.copy(trial + 1).sweepTransfers(later)
        }
        expect(
          await rowsOf(
            store,
            "select state, count(*)::int from bank_transfer where state <> 'received' group by 1",
          ),
        ).toEqual([{ state: 'lapsed', count: trials }])
        expect(
          await rowsOf(
            store,
            `select count(*)::int, count(distinct reservation_code)::int as of from outbox
          where kind = 'bank-transfer-lapsed'`,
          ),
        ).toEqual([{ count: trials, of: trials }])
      },
      120_000 + trials * 10_000,
    )
  })

  describe('in one copy', () => {
    beforeAll(() => open(1))
    afterAll(close)

    test('two of the staff who apply without a lock post it twice', async () => {
      const { call } = await aTransfer(await aGuest())
      for (const step of ['announce', 'record', 'match'] as const)
        valueOf<unknown>(await call[step](copies.copy(0), {}))
      const see = () =>
        rowsOf(store, "select id, reservation_id as of from bank_arrival where state = 'matched'")
      const seen = await Promise.all([see(), see()])
      for (const [arrival] of seen)
        await store.db.execute(sql`insert into ledger_entry (reservation_id, operation, account, amount, currency, at)
        select ${arrival?.['of']}, ${`bank-transfer:${crypto.randomUUID()}`}, account, amount, 'USD', now()
        from (values ('cash', 150000), ('guest-folio', -150000)) as entry (account, amount)`)
      await expect(expectInvariants(store.db)).rejects.toThrow()
    })
  })
})

type Headers = Readonly<Record<string, string>>
type Send = (service: ServiceProcess, more: Headers) => Promise<Result<unknown, Failure>>
type Row = Readonly<Record<string, unknown>>

async function rowsOf({ db }: Store, query: string): Promise<readonly Row[]> {
  return ((await db.execute(sql.raw(query))) as { readonly rows: readonly Row[] }).rows
}

/** Every transfer was announced, received and posted once, with one receipt and one letter of each kind. */
async function expectEachOnce(store: Store, count: number): Promise<void> {
  await expectInvariants(store.db)
  const outcomes = await rowsOf(
    store,
    `select r.version, t.state, a.state as arrival,
      (select count(*) from bank_arrival b where b.reservation_id = r.id)::int as arrived,
      (select sum(amount) from ledger_entry l where l.reservation_id = r.id and account = 'cash')::int as cash,
      (select count(*) from receipt c where c.reservation_id = r.id)::int as receipts,
      (select string_agg(kind, ', ' order by kind) from outbox o where o.reservation_code = r.code) as letters,
      (select string_agg(action, ', ' order by action) from audit u where u.reservation_id = r.id) as audited
    from bank_transfer t join reservation r on r.id = t.reservation_id
    join bank_arrival a on a.bank_transfer_id = t.id`,
  )
  expect(outcomes).toHaveLength(count)
  for (const outcome of outcomes)
    expect(outcome).toEqual({
      version: 3,
      state: 'received',
      arrival: 'applied',
      arrived: 1,
      cash: 180_000,
      receipts: 1,
      letters: 'bank-transfer-announced, bank-transfer-received',
      audited: 'announce-bank-transfer, apply-bank-arrival, match-bank-arrival',
    })
}
