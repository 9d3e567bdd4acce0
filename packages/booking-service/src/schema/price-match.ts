import type { Locale, PriceMatchState } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { amount, moment } from './columns.ts'
import { reservationId } from './reservation.ts'

/** A request to the hotel to match a better price. Nothing in the stay waits for it. */
export const priceMatch = pgTable(
  'price_match',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reservationId: reservationId(),
    state: text('state').$type<PriceMatchState>().notNull().default('requested'),
    /** The language of the request, in which the guest is answered. */
    locale: text('locale').$type<Locale>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    endedAt: moment('ended_at'),
    /** In minor units of the reservation’s currency. */
    saving: amount('saving'),
    refund: amount('refund'),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('price_match_one_open').on(t.reservationId).where(sql`state = 'requested'`),
    index('price_match_by_reservation').on(t.reservationId, t.requestedAt),
    index('price_match_withdrawn').on(t.endedAt).where(sql`state = 'withdrawn'`),
    check('price_match_ends_once', sql`(${t.state} = 'requested') = (${t.endedAt} is null)`),
  ],
)

export type PriceMatchRow = typeof priceMatch.$inferSelect
