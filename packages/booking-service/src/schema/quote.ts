import type {
  BalanceBill,
  BalancePayment,
  BalanceSelection,
  Cancellation,
  ChangePurpose,
  ChangeSelection,
  StayChange,
} from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { roomTypeId } from './catalogue.ts'
import { day, moment } from './columns.ts'
import { reservationId } from './reservation.ts'

/** The rooms of a cancellation quote, in order, and for how long the guest read that they can be had back. */
export type QuotedRooms = { readonly roomNumbers: readonly number[]; readonly reinstateMinutes?: number }

/** For each kind of quote, its request and its result. */
export type Quoted = {
  readonly [Purpose in ChangePurpose]: { readonly input: ChangeSelection; readonly change: StayChange }
} & {
  readonly 'pay-balance': {
    readonly input: BalanceSelection
    readonly change: { readonly bill: BalanceBill; readonly payment: BalancePayment }
  }
  readonly cancel: { readonly input: QuotedRooms; readonly change: Cancellation }
}
export type QuoteKind = keyof Quoted

/** A promised price. The row is authoritative; the browser's token only guards access to it. */
export const quote = pgTable(
  'quote',
  {
    id: text('id').primaryKey(),
    reservationId: reservationId(),
    /** The reservation's version it was made on. */
    version: integer('version').notNull(),
    kind: text('kind').$type<QuoteKind>().notNull(),
    input: jsonb('input').$type<Quoted[QuoteKind]['input']>().notNull(),
    change: jsonb('change').$type<Quoted[QuoteKind]['change']>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    supersededAt: moment('superseded_at'),
    usedAt: moment('used_at'),
  },
  (t) => [
    // One open quote per reservation and kind, even with simultaneous requests.
    uniqueIndex('quote_one_open')
      .on(t.reservationId, t.kind)
      .where(sql`superseded_at is null and used_at is null`),
    index('quote_by_reservation').on(t.reservationId, t.createdAt),
    index('quote_unused_by_expiry').on(t.expiresAt).where(sql`used_at is null`),
  ],
)

/**
 * Room nights held for a quote while its guest pays: counted in `inventory.held` until they are taken or
 * released.
 */
export const roomHold = pgTable(
  'room_hold',
  {
    quoteId: text('quote_id')
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    roomTypeId: roomTypeId(),
    night: day('night').notNull(),
    rooms: integer('rooms').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.quoteId, t.roomTypeId, t.night] }),
    index('room_hold_by_expiry').on(t.expiresAt),
  ],
)
