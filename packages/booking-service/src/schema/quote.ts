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

/** The rooms a guest asked to be told the price of cancelling, in order. */
export type QuotedRooms = { readonly roomNumbers: readonly number[] }

/** What is quoted, by kind: what was asked for, and what it comes to. */
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

/** A price that was promised. The row is the truth; the token of the browser only guards the way to it. */
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
    // One open quote per reservation and kind, whoever asks at once.
    uniqueIndex('quote_one_open')
      .on(t.reservationId, t.kind)
      .where(sql`superseded_at is null and used_at is null`),
    index('quote_by_reservation').on(t.reservationId, t.createdAt),
    index('quote_unused_by_expiry').on(t.expiresAt).where(sql`used_at is null`),
  ],
)

/** Rooms kept for a quote while its guest pays: counted in `inventory.held` until taken or let go. */
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
