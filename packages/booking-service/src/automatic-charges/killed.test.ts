import { balanceBill, money, momentOfCharge } from '@veranda/domain'
import { embeddedProvider, providerCard } from '@veranda/dev-payment-provider'
import { inDepth, recordFigure, runs } from '@veranda/test-depth'
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { aPayingGuest } from '../cancellations/testing/a-cancelling-guest.ts'
import { startProcess } from '../changes/testing/start-process.ts'
import { arrivals, openWholeWorld } from '../changes/testing/whole-world.ts'
import { openStore } from '../platform/db/open-store.ts'
import type { Store } from '../platform/db/store.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import { automaticCharge } from '../schema/automatic-charge.ts'
import { aClock } from '../testing/a-service.ts'
import { preparedOn } from '../testing/on-every-database.ts'

const trials = runs('CHARGE_TRIALS', { landing: 3, full: 40 })
/** While declined cards are asked again, a copy is killed on one day in so many. */
const killedEvery = inDepth({ landing: 2, full: 1 })
const server = inject('postgresUrl')

const copies = 3
const room = { category: 0, pricePerNight: 30_000 } as const
/** In turn: a card that pays, one whose answers are lost, and one that is declined. */
const conducts = ['pays', 'loses-the-answer', 'insufficient-funds'] as const
type Conduct = (typeof conducts)[number]

async function openHotel(store: Store) {
  const hotel = await openWholeWorld(store)
  await store.db.execute(sql`update inventory set total = ${trials * 2 + 90}`)
  return hotel
}

/** A guest who owes 1,200.00 and agreed to have it charged; answers the morning on which that is due. */
async function aGuest(store: Store, hotel: Awaited<ReturnType<typeof openHotel>>, conduct: Conduct) {
  const who = await aPayingGuest(store.db, hotel, {
    arrival: arrivals[0],
    rooms: [{ ...room, paid: 60_000 }, room],
  })
  await store.db.execute(sql`update reservation
    set payment_terms = '{"kind":"before-arrival","by":"2027-04-20"}'::jsonb where code = ${who.reservationCode}`)
  const now = new Date('2027-03-01T15:00:00Z')
  const { reservation } = await requireReservation(store.db, who, now)
  const { bookingId: reservationId, pricing, property, currency } = reservation
  const cardId = `card-of-${reservationId}`
  const card = { brand: 'visa', lastDigits: '1111', owner: who.reservationCode, conduct }
  await store.db.insert(providerCard).values({ ...card, token: cardId })
  if (pricing.balanceDue.kind !== 'before-arrival') throw new Error('The balance has no day')
  const dueAt = new Date(momentOfCharge(pricing.balanceDue.by, property.timeZone))
  await store.db.insert(automaticCharge).values({
    reservationId,
    cardId,
    cardBrand: 'visa',
    lastDigits: '1111',
    agreed: balanceBill(reservation, money(0, currency)).due.amount,
    currency,
    terms: { version: 'none', language: 'en-US' },
    locale: 'en-US',
    dueAt,
    createdAt: now,
  })
  return { who, dueAt }
}

describe('three copies of the job, one of which is killed at every step', () => {
  test.skipIf(server === undefined)(
    'charge each balance exactly once, and ask each declined card three times',
    async () => {
      const database = await preparedOn(server ?? '')
      const store = await openStore({ url: database.url })
      const hotel = await openHotel(store)
      const { dueAt: morning } = await aGuest(store, hotel, 'pays')
      const running = await Promise.all(
        Array.from({ length: copies }, () => startProcess(database.url, morning.toISOString())),
      )
      let minutes = 0
      const later = (more: number) => new Date(morning.getTime() + (minutes += more) * 60_000)
      let died = 0
      // The first charge is not killed: it counts the steps at which the others are.
      const steps = (await running[0]?.charge(morning)) ?? 0
      expect(steps).toBeGreaterThan(40)

      const turn = async (at: Date, diesAt?: number, victims = [died % copies]) => {
        const heard = await Promise.all(
          running.map((copy, index) => copy.charge(at, victims.includes(index) ? diesAt : undefined)),
        )
        for (const [index, messages] of heard.entries()) {
          if (messages !== undefined) continue
          died += 1
          await running[index]?.kill()
          running[index] = await startProcess(database.url, at.toISOString())
        }
      }
      // A dead copy's claim ends with its lease, and lost answers are asked for; the later a copy died, the longer it takes.
      const untilSettled = async () => {
        for (let again = 0; again < 20; again++) {
          const at = later(3)
          await turn(at)
          if (!(await isUnderway(store, at))) return
        }
      }
      for (let trial = 0; trial < trials; trial++) {
        await aGuest(store, hotel, conducts[trial % conducts.length] ?? 'pays')
        // One copy dies where it is, or whichever comes that far: late steps are reached by the one with the claim alone.
        const victims = trial % 2 === 1 ? [...running.keys()] : undefined
        await turn(later(1), 1 + Math.floor((trial * steps) / trials), victims)
        await untilSettled()
      }
      // Declined cards are asked again after two days, and once more; nothing is left to do on the seventh.
      for (let day = 1; day <= 7; day++) {
        const diesAt = day % killedEvery === 0 ? 1 + Math.floor((day * steps) / 8) : undefined
        await turn(later(24 * 60), diesAt)
        await untilSettled()
      }
      for (const copy of running) await copy.kill()
      expect(died).toBeGreaterThanOrEqual(trials / 2)
      recordFigure('Balances charged automatically while copies were killed', trials)
      recordFigure('Copies of the job killed while charging', died)
      await expectEachOnce(store)
      await store.close()
      await database.drop()
    },
    120_000 + trials * 12_000,
  )
})

/** Whether a card is being asked, or was to be asked by now; one that declined waits for days. */
async function isUnderway({ db }: Store, at: Date): Promise<boolean> {
  const { endedAt, paymentId, dueAt } = automaticCharge
  const soon = lt(dueAt, new Date(at.getTime() + 3_600_000))
  return (await db.$count(automaticCharge, and(isNull(endedAt), or(isNotNull(paymentId), soon)))) > 0
}

type Outcome = {
  readonly conduct: Conduct
  readonly state: string
  readonly charged: number
  readonly declined: number
  readonly open: number
  readonly balance: number
  readonly letters: string
}

async function outcomesIn({ db }: Store): Promise<readonly Outcome[]> {
  const { rows } = (await db.execute(sql`
    select k.conduct, a.state,
      (select count(*) from payment p join provider_charge c on c.key = p.id::text
        where p.reservation_id = a.reservation_id and c.state = 'captured')::int as charged,
      (select count(*) from payment p join provider_charge c on c.key = p.id::text
        where p.reservation_id = a.reservation_id and c.state = 'declined')::int as declined,
      (select count(*) from payment p left join provider_charge c on c.key = p.id::text
        where p.reservation_id = a.reservation_id and p.quote_id is null and p.provider_reference is not null
          and (p.state in ('authorised', 'capturing', 'unknown') or c.state = 'authorised'))::int as open,
      (select coalesce(sum(l.amount), 0) from ledger_entry l
        where l.reservation_id = a.reservation_id and l.account = 'cash')::int as balance,
      (select string_agg(distinct o.kind || ' ' || n.count, ', ' order by o.kind || ' ' || n.count) from outbox o
        join lateral (select count(*) from outbox s where s.reservation_code = o.reservation_code and s.kind = o.kind) n
          on true where o.reservation_code = r.code) as letters
    from automatic_charge a join reservation r on r.id = a.reservation_id
    join provider_card k on k.token = a.card_id`)) as { readonly rows: readonly Outcome[] }
  return rows
}

async function expectEachOnce(store: Store): Promise<void> {
  const paid = {
    state: 'charged',
    charged: 1,
    declined: 0,
    open: 0,
    balance: 180_000,
    letters: 'charge-made 1',
  }
  const given = {
    state: 'given-up',
    charged: 0,
    declined: 3,
    open: 0,
    balance: 60_000,
    letters: 'charge-declined 2, charge-given-up 1',
  }
  for (const { conduct, ...outcome } of await outcomesIn(store))
    expect([conduct, outcome]).toEqual([conduct, conduct === 'insufficient-funds' ? given : paid])
}

describe('copies of a job that neither claims nor writes down first', () => {
  test.skipIf(server === undefined)(
    'charge a balance more than once',
    async () => {
      const database = await preparedOn(server ?? '')
      const store = await openStore({ url: database.url })
      const hotel = await openHotel(store)
      const { who, dueAt: morning } = await aGuest(store, hotel, 'pays')
      const clock = aClock(morning.toISOString())
      const provider = embeddedProvider({ database: store.db, clock, origin: 'http://pay.localhost' })
      const read = () => store.db.select().from(automaticCharge).where(eq(automaticCharge.state, 'scheduled'))
      const charge = async ([due]: Awaited<ReturnType<typeof read>>) => {
        if (!due) return
        const asked = { paymentId: crypto.randomUUID(), amount: money(due.agreed, due.currency) }
        const method = { kind: 'stored-card', cardId: due.cardId } as const
        await provider.authorise({ ...asked, method, owner: who.reservationCode, returnUrl: 'http://stay' })
        await provider.capture(asked)
        await store.db
          .update(automaticCharge)
          .set({ state: 'charged', dueAt: null, endedAt: clock.now() })
          .where(eq(automaticCharge.id, due.id))
      }
      const seen = await Promise.all([read(), read(), read()])
      await Promise.all(seen.map(charge))
      const { rows } = (await store.db.execute(
        sql`select count(*)::int as count from provider_charge where state = 'captured'`,
      )) as { readonly rows: readonly { readonly count: number }[] }
      expect(rows[0]?.count).toBeGreaterThan(1)
      await store.close()
      await database.drop()
    },
    60_000,
  )
})
