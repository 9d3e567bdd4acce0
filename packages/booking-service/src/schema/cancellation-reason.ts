import type { CancellationReason } from '@veranda/domain'
import { type AnyPgColumn, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Words } from './property.ts'

/** The reasons for cancelling: a tree of at most two levels, in the hotel's own order and words. */
export const cancellationReason = pgTable('cancellation_reason', {
  code: text('code').primaryKey(),
  parentCode: text('parent_code').references((): AnyPgColumn => cancellationReason.code, {
    onDelete: 'cascade',
  }),
  position: smallint('position').notNull(),
  needs: text('needs').$type<CancellationReason['needs']>().notNull(),
  follows: text('follows').$type<CancellationReason['follows']>().notNull(),
  words: jsonb('words').$type<Words>().notNull(),
})
