import type { DayLimit } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { roomTypeId } from './catalogue.ts'
import { day } from './columns.ts'
import { propertyId } from './property.ts'

/** How many rooms of a category a property has on a night, and how many are sold or held. */
export const inventory = pgTable(
  'inventory',
  {
    propertyId: propertyId(),
    roomTypeId: roomTypeId(),
    night: day('night').notNull(),
    total: integer('total').notNull(),
    sold: integer('sold').notNull().default(0),
    held: integer('held').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.roomTypeId, t.night] }),
    index('inventory_by_property').on(t.propertyId, t.night),
    check(
      'inventory_not_oversold',
      sql`${t.sold} >= 0 and ${t.held} >= 0 and ${t.sold} + ${t.held} <= ${t.total}`,
    ),
  ],
)

/** A day on which a property restricts arrival, departure or stays, or requires a minimum stay. */
export const dayLimit = pgTable(
  'day_limit',
  {
    propertyId: propertyId(),
    day: day('day').notNull(),
    limit: text('limit').$type<DayLimit>(),
    minimumNights: smallint('minimum_nights'),
  },
  (t) => [primaryKey({ columns: [t.propertyId, t.day] })],
)
