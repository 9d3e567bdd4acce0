import type { CatalogueName, CurrencyCode, EntryValues } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { inCatalogue, moment } from './columns.ts'
import { society } from './society.ts'

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000 })
const code = () => text('code').notNull().unique()

/** A kind of card, by the word the payment provider has for it. One that is not listed is taken. */
export const cardType = pgTable('card_type', {
  id: id(),
  code: code(),
  name: text('name').notNull(),
  ...inCatalogue(),
})

/** An account with the payment provider that takes a currency. */
export const merchant = pgTable('merchant', {
  id: id(),
  code: code(),
  name: text('name').notNull(),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  /** The company whose account it is. */
  societyId: integer('society_id').references(() => society.id),
  ...inCatalogue(),
})

/** A group of countries, by the tags they carry. */
export const region = pgTable('region', {
  id: id(),
  code: code(),
  name: text('name').notNull(),
  allowTags: jsonb('allow_tags').$type<readonly string[]>().notNull(),
  denyTags: jsonb('deny_tags').$type<readonly string[]>().notNull(),
  ...inCatalogue(),
})

/** A system that reservations come from: a booking engine, a channel, a call centre. */
export const system = pgTable('system', {
  id: id(),
  code: code(),
  name: text('name').notNull(),
  ...inCatalogue(),
})

/** A change of a catalogue that another member of staff has to approve. */
export const catalogueProposal = pgTable(
  'catalogue_proposal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    catalogue: text('catalogue').$type<CatalogueName>().notNull(),
    key: text('key').notNull(),
    kind: text('kind').$type<'create' | 'change' | 'delete'>().notNull(),
    before: jsonb('before').$type<EntryValues>().notNull(),
    after: jsonb('after').$type<EntryValues>().notNull(),
    state: text('state').$type<ProposalState>().notNull().default('open'),
    proposedBy: text('proposed_by').notNull(),
    proposedByName: text('proposed_by_name').notNull(),
    proposedAt: moment('proposed_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    // An entry has one change at a time to approve, even with two proposed at once.
    uniqueIndex('catalogue_proposal_one_open').on(t.catalogue, t.key).where(sql`state = 'open'`),
    index('catalogue_proposal_open').on(t.proposedAt).where(sql`state = 'open'`),
  ],
)

export type ProposalState = 'open' | 'approved' | 'declined' | 'withdrawn'
export type ProposalRow = typeof catalogueProposal.$inferSelect

/** What happened to an entry of a catalogue, deleted ones included. */
export const catalogueHistory = pgTable(
  'catalogue_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    catalogue: text('catalogue').$type<CatalogueName>().notNull(),
    key: text('key').notNull(),
    kind: text('kind').$type<HistoryOfEntry>().notNull(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
    before: jsonb('before').$type<EntryValues>().notNull(),
    after: jsonb('after').$type<EntryValues>().notNull(),
    note: text('note').notNull().default(''),
  },
  (t) => [index('catalogue_history_of_entry').on(t.catalogue, t.key, t.id)],
)

type HistoryOfEntry = 'created' | 'changed' | 'deleted' | 'proposed' | 'approved' | 'declined' | 'withdrawn'
