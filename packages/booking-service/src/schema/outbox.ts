import type { Locale } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const letterKinds = [
  'sign-in-link',
  'stay-changed',
  'cancelled',
  'taken-back',
  'under-review',
  'review-declined',
  'review-withdrawn',
  'email-changed',
  'email-confirmation',
  'standby-awarded',
  'standby-declined',
  'price-match-requested',
  'price-match-matched',
  'price-match-not-matched',
  'price-match-withdrawn',
  'call-requested',
  'confirmation',
  'balance-paid',
  'balance-agreed',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** Letters to be written and sent, ordered in the transaction they belong to. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<LetterKind>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    /** The same for every try, so that a second copy is recognised as one. */
    messageId: text('message_id').notNull().unique(),
    /** Two orders with the same key are one letter. */
    dedupeKey: text('dedupe_key').unique(),
    attempts: integer('attempts').notNull().default(0),
    availableAt: moment('available_at').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    reservationCode: text('reservation_code'),
    /** Whether it is one of the reservation's letters of a day: a link counts once there is somebody to write to. */
    counts: boolean('counts').notNull().default(false),
    /** The first moment it may leave at: no day has more letters of a reservation than its limit. */
    leavesAt: moment('leaves_at'),
    /** Hashes: whom it goes to, where that is not the address on file, and a domain nobody of the reservation had. */
    recipient: text('recipient'),
    newDomain: text('new_domain'),
    /** What is ordered in one transaction is one send. */
    sentWith: bigint('sent_with', { mode: 'number' }).notNull().default(sql`txid_current()`),
  },
  (t) => [
    index('outbox_by_due').on(t.availableAt),
    index('outbox_of_reservation').on(t.reservationCode, t.leavesAt),
  ],
)
