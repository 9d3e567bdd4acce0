import { addDays, type PlainDate } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import type { createApp } from '../../app.ts'
import { aPayingGuest, canceller } from '../../cancellations/testing/a-cancelling-guest.ts'
import { seedReasons } from '../../cancellations/seed-reasons.ts'
import { addOnOffer } from '../../schema/add-on-offer.ts'
import type { Store } from '../../platform/db/store.ts'
import { seedCustomerTypes } from '../../tickets/customer-types.ts'
import { aChangingGuest } from './a-changing-guest.ts'
import { aTestProperty, type BookedRoom, type TestProperty, openNights } from './a-test-property.ts'

export const firstNight: PlainDate = '2027-05-01'
export const nightsOnSale = 16
export const massage = 501
/** On a day of the stay. */
export const dinner = 502
export const arrivals = [addDays(firstNight, 5), addDays(firstNight, 7)] as const

/** A small property with scarce rooms, and an add-on to take. */
export async function openWholeWorld(store: Store): Promise<TestProperty> {
  const hotel = await aTestProperty(store.db)
  await openNights(store.db, hotel, {
    from: firstNight,
    nights: nightsOnSale,
    rooms: 4,
    priceOf: (night, category) => 30_000 + Number(night.slice(8)) * 117 + category * 9_001,
  })
  await seedReasons(store.db)
  await seedCustomerTypes(store.db)
  await store.db.insert(addOnOffer).values({
    id: massage,
    propertyId: hotel.id,
    code: 'massage',
    words: { en: 'Massage', es: 'Masaje', it: 'Massaggio' },
    note: { en: '', es: '', it: '' },
    category: 'for-guest',
    unitPrice: 7_777,
    hasDay: false,
    maxQuantity: 4,
    noticeDays: 1,
  })
  await store.db.insert(addOnOffer).values({
    id: dinner,
    propertyId: hotel.id,
    code: 'dinner',
    words: { en: 'Dinner', es: 'Cena', it: 'Cena' },
    note: { en: '', es: '', it: '' },
    category: 'for-room',
    unitPrice: 18_901,
    hasDay: true,
    maxQuantity: 2,
    noticeDays: 1,
  })
  return hotel
}

// Tables with foreign keys come before the tables they refer to.
const written =
  `provider_refund provider_charge provider_card payment_event bank_arrival bank_transfer automatic_charge
  receipt receipt_series refund payment room_hold quote idempotency history outbox audit audit_check review_question credit_note cancellation_request
  cancellation standby_wish ledger_entry service guest room_night room reservation`.split(/\s+/)

/** Removes the guests of the run before, also from tables to which the product only ever appends. */
export async function forgetGuests(store: Store): Promise<void> {
  const tables = await store.db.execute(sql`select tablename from pg_tables where schemaname = 'public'`)
  const there = new Set((tables as { rows: { tablename: string }[] }).rows.map(({ tablename }) => tablename))
  await store.db.execute(
    sql.raw(`do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      ${written
        .filter((table) => there.has(table))
        .map((table) => `delete from ${table};`)
        .join(' ')}
      update inventory set total = 4, sold = 0, held = 0;
    end $$`),
  )
}

/** Empties every table, also those to which the product only ever appends: `truncate` takes ten times as long on small ones. */
export async function forgetEverything(store: Store): Promise<void> {
  await store.db.execute(
    sql.raw(`do $$ declare name text; begin
      perform set_config('session_replication_role', 'replica', true);
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from %I', name);
      end loop;
    end $$`),
  )
}

export type WholeGuest = Awaited<ReturnType<typeof aWholeGuest>>

/** A guest who can do everything with a reservation: change it, cancel it, reinstate it. */
export async function aWholeGuest(
  { store, app }: { readonly store: Store; readonly app: ReturnType<typeof createApp> },
  hotel: TestProperty,
  rooms: readonly BookedRoom[],
  arrival: PlainDate,
) {
  const who = await aPayingGuest(store.db, hotel, { arrival, rooms })
  const { cancel: _, quote, confirm, reinstate, withdraw, client } = canceller(app, who)
  const changing = aChangingGuest(client, who)
  return { who, ...changing, quoteCancelling: quote, confirmCancelling: confirm, reinstate, withdraw }
}

/** Sells all remaining rooms of the category on that night. */
export const sellOut = (store: Store, roomTypeId: number, night: PlainDate): Promise<unknown> =>
  store.db.execute(sql`update inventory set total = sold + held
    where room_type_id = ${roomTypeId} and night = ${night}::date`)
