import type { AddOnCategory } from '@veranda/domain'
import { boolean, check, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { amount } from './columns.ts'
import { propertyId, type Words } from './property.ts'

/** An add-on that a property sells, or gives free, to the guests of a room. */
export const addOnOffer = pgTable(
  'service_offer',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000 }),
    propertyId: propertyId(),
    code: text('code').notNull(),
    words: jsonb('words').$type<Words>().notNull(),
    note: jsonb('note').$type<Words>().notNull(),
    category: text('category').$type<AddOnCategory>().notNull(),
    unitPrice: amount('unit_price').notNull(),
    /** Provided on one day of the stay, which the guest chooses; otherwise for the whole stay. */
    hasDay: boolean('has_day').notNull(),
    maxQuantity: smallint('max_quantity').notNull(),
    /** Until so many days before its day (or arrival) it can be taken, or given back for a refund. */
    noticeDays: smallint('notice_days').notNull(),
  },
  (t) => [
    unique('service_offer_code').on(t.propertyId, t.code),
    check('service_offer_free_costs_nothing', sql`${t.category} <> 'free' or ${t.unitPrice} = 0`),
  ],
)
