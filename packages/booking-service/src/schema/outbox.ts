import type { Locale } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const letterKinds = [
  'sign-in-link',
  'stay-changed',
  'cancelled',
  // A cancellation that was reinstated: letters are stored under this name since the first version.
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
  'bank-transfer-announced',
  'bank-transfer-reminder',
  'bank-transfer-received',
  'bank-transfer-withdrawn',
  'bank-transfer-lapsed',
  'staff-password',
  'staff-invitation',
  'review-question',
  'charge-agreed',
  'charge-made',
  'charge-declined',
  'charge-given-up',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** Letters to be written and sent, queued in the transaction they report. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<LetterKind>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    /** The same for every attempt, so that a second copy is recognised. */
    messageId: text('message_id').notNull().unique(),
    /** Two orders with the same key are one letter. */
    dedupeKey: text('dedupe_key').unique(),
    attempts: integer('attempts').notNull().default(0),
    availableAt: moment('available_at').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    /** What became of it; null where it was settled before this was noted, or nobody was to be written to. */
    outcome: text('outcome').$type<'sent' | 'bounced'>(),
    reservationCode: text('reservation_code'),
    /**
     * Whether it counts towards the reservation's letters per day. A sign-in link counts only once it has a
     * recipient.
     */
    counts: boolean('counts').notNull().default(false),
    /** The earliest time to send it: a reservation has a limit of letters per day. */
    leavesAt: moment('leaves_at'),
    /**
     * Hashes: the recipient if it is not the address on file, and a domain that is new to the reservation.
     */
    recipient: text('recipient'),
    newDomain: text('new_domain'),
    /** Shared by the letters of one transaction, whose recipients are limited together. */
    sentWith: bigint('sent_with', { mode: 'number' }).notNull().default(sql`txid_current()`),
  },
  (t) => [
    // Only of those that wait: letters that left stay for two days, and the next ones are looked for every few seconds.
    index('outbox_waiting').on(t.availableAt).where(sql`done_at is null`),
    index('outbox_by_creation').on(t.createdAt),
    index('outbox_bounced').on(t.doneAt).where(sql`outcome = 'bounced'`),
    index('outbox_of_reservation').on(t.reservationCode, t.leavesAt),
  ],
)
