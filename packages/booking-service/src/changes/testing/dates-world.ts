import { addDays } from '@veranda/domain'
import { and, eq, sql, sum } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { embeddedProvider, providerCard } from '@veranda/dev-payment-provider'
import { ledgerEntry } from '../../schema/ledger.ts'
import type { Store } from '../../platform/db/store.ts'
import { aClock, aService, type TestService } from '../../testing/a-service.ts'
import type { GuestSession } from '../../identity/identity.ts'
import type { Payments } from '../../payments/payments.ts'
import { sweepPayments } from '../../payments/sweep-payments.ts'
import { applyPaymentEvents, keepPaymentEvents } from '../../payments/payment-events.ts'
import { expectPaidRightly, isUnderway } from '../../payments/testing/paid-rightly.ts'
import { aTestProperty, book, codeOf, openNights } from './a-test-property.ts'
import { aModel, type DatesModel, nightsOnSale, soldOn, total } from './dates-model.ts'
import { type FaultyProvider, faultyProvider } from './faulty-provider.ts'
import { expectInvariants } from './invariants.ts'

export const firstNight = '2027-06-01'

/** The real service under test, and the model that says what it must answer. */
export type DatesWorld = {
  readonly service: TestService
  readonly guests: readonly [GuestSession, GuestSession]
  readonly bookingIds: readonly [number, number]
  readonly roomTypeId: number
  readonly faulty: FaultyProvider
}

/** The test cards, by their behaviour. */
export const cards = ['pays', 'refused', 'asks-first', 'loses-the-answer'] as const
export type Card = (typeof cards)[number]

const later = new Date('2029-01-01T00:00:00Z')
const payOrigin = 'http://pay.localhost:4000'
const bookingIds = [100_001, 100_002] as const

export async function openWorld(store: Store): Promise<number> {
  const { db } = store
  const hotel = await aTestProperty(db)
  const priceOf = (night: string) => 10_000 + (Number(night.slice(-2)) - 1) * 100
  await openNights(db, hotel, { from: firstNight, nights: nightsOnSale, rooms: 1, priceOf })
  for (const [index, { arrival, prices }] of aModel().guests.entries()) {
    const stay = {
      arrival: addDays(firstNight, arrival),
      departure: addDays(firstNight, arrival + prices.length),
    }
    await book(db, hotel, {
      code: codeOf(index),
      stay,
      rooms: [{ category: 0, pricePerNight: prices[0] ?? 0, paid: total(prices) }],
    })
  }
  await db.insert(providerCard).values(
    cards.map((card) => ({
      token: card,
      conduct: card,
      brand: 'visa',
      lastDigits: '0000',
      expiresAt: later,
    })),
  )
  // Copies of the initial tables, restored before each run.
  for (const table of began) await db.execute(sql.raw(`create table began_${table} as table ${table}`))
  return hotel.roomTypeIds[0]
}

const began = ['reservation', 'room_night', 'inventory', 'nightly_price', 'ledger_entry']

/** Restores the initial state, also in tables to which the product only ever appends. */
export async function beginAnew(store: Store, roomTypeId: number): Promise<DatesWorld> {
  await store.db.execute(
    sql.raw(`do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      delete from provider_refund; delete from provider_charge; delete from payment_event; delete from refund;
      delete from payment; delete from room_hold; delete from quote; delete from idempotency; delete from history; delete from outbox; delete from audit;
      delete from receipt; delete from receipt_series;
      delete from ledger_entry l where not exists (select 1 from began_ledger_entry b where b.id = l.id);
      update reservation r set arrival = b.arrival, departure = b.departure, version = b.version,
        payment_terms = b.payment_terms from began_reservation b where b.id = r.id;
      delete from room_night; insert into room_night table began_room_night;
      update inventory i set total = b.total, sold = b.sold, held = 0 from began_inventory b
        where b.room_type_id = i.room_type_id and b.night = i.night
          and (i.total, i.sold, i.held) <> (b.total, b.sold, 0);
      update nightly_price n set price = b.price from began_nightly_price b
        where b.room_type_id = n.room_type_id and b.night = n.night and n.price <> b.price;
    end $$`),
  )
  const clock = aClock()
  const faulty = faultyProvider(embeddedProvider({ database: store.db, clock, origin: payOrigin }), store.db)
  const payments: Payments = {
    provider: faulty.provider,
    field: { kind: 'embedded', url: `${payOrigin}/card` },
    origins: { frames: [], talksTo: [] },
  }
  const service = { ...aService(store, { payments }), clock }
  const session = (index: number): GuestSession => ({
    reservationCode: codeOf(index),
    brand: 'palace',
    originJti: `session-${index}`,
    signedInAt: clock.now(),
    endsAt: clock.now(),
    tokenEndsAt: clock.now(),
  })
  return { service, guests: [session(0), session(1)], bookingIds, roomTypeId, faulty }
}

/** After a run the database agrees with the model, to the last night and the last cent. */
export async function expectAsModelled(db: Database, roomTypeId: number, model: DatesModel): Promise<void> {
  const rows = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as { rows: readonly unknown[] }).rows
  expect(
    await rows(sql`select r.arrival::text, r.version, sum(n.price)::int as total, count(*)::int as nights,
        (select -sum(amount)::int from ledger_entry l where l.reservation_id = r.id and account = 'revenue') as sales
      from reservation r join room on room.reservation_id = r.id join room_night n on n.room_id = room.id
      group by r.id order by r.id`),
  ).toEqual(
    model.guests.map(({ arrival, prices, version }) => ({
      arrival: addDays(firstNight, arrival),
      version,
      total: total(prices),
      nights: prices.length,
      sales: total(prices),
    })),
  )
  expect(
    await rows(
      sql`select total, sold, held from inventory where room_type_id = ${roomTypeId} order by night`,
    ),
  ).toEqual(model.totals.map((rooms, night) => ({ total: rooms, sold: soldOn(model, night), held: 0 })))
}

/** What must hold after every step. */
export async function expectRight({ service: { store } }: DatesWorld): Promise<void> {
  await expectInvariants(store.db)
  await expectPaidRightly(store.db)
}

/** The states in which payments and refunds ended. */
export async function endings({ db }: Store): Promise<readonly string[]> {
  const found = await db.execute(
    sql`select 'payment ' || state as one from payment union select 'refund ' || state from refund`,
  )
  return (found as { rows: readonly { one: string }[] }).rows.map(({ one }) => one)
}

/** The amount a guest has paid according to the ledger. */
export async function paidOf({ service, bookingIds }: DatesWorld, who: 0 | 1): Promise<number> {
  const { db } = service.store
  const ofTheirs = and(eq(ledgerEntry.reservationId, bookingIds[who]), eq(ledgerEntry.account, 'cash'))
  const [cash] = await db
    .select({ paid: sum(ledgerEntry.amount).mapWith(Number) })
    .from(ledgerEntry)
    .where(ofTheirs)
  return cash?.paid ?? 0
}

/** Runs every pending payment and refund to its end: none may hang, however many answers were lost. */
export async function drain(world: DatesWorld): Promise<void> {
  const { service, faulty } = world
  const { db } = service.store
  for (let round = 0; round < 10 && (await isUnderway(db)).length > 0; round++) {
    await faulty.catchUp()
    await keepPaymentEvents(service, faulty.events)
    await applyPaymentEvents(service)
    service.clock.moveOn(7 * 3_600)
    await sweepPayments(service)
  }
  expect(await isUnderway(db)).toEqual([])
  await expectRight(world)
}
