import type { Locale } from '@veranda/domain'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
  'standby-awarded',
  'standby-declined',
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
  },
  (t) => [index('outbox_by_due').on(t.availableAt)],
)
