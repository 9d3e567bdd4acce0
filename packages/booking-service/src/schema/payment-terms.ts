import { date, index, jsonb, pgTable, serial, text, integer } from 'drizzle-orm/pg-core'
import type { PlainDate } from '@veranda/domain'
import { ratePlan } from './catalogue.ts'
import type { Words } from './property.ts'

/**
 * The terms that a guest accepts. A null market, property or rate plan means all of them, a null day no
 * limit; the most specific text wins.
 */
export const terms = pgTable(
  'terms',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'paying' | 'property' | 'rate-plan'>().notNull(),
    marketCode: text('market_code'),
    propertyCode: text('property_code'),
    ratePlanId: integer('rate_plan_id').references(() => ratePlan.id, { onDelete: 'cascade' }),
    /** The first and last arrival day it applies to. */
    arrivalFrom: date('arrival_from', { mode: 'string' }).$type<PlainDate>(),
    arrivalUntil: date('arrival_until', { mode: 'string' }).$type<PlainDate>(),
    words: jsonb('words').$type<Words>().notNull(),
  },
  (t) => [index('terms_by_kind').on(t.kind, t.propertyCode)],
)
