import type { Locale } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { roomType } from './catalogue.ts'
import { amount, moment } from './columns.ts'
import { reservationId } from './reservation.ts'

export const standbyStates = ['waiting', 'awarded', 'declined', 'withdrawn'] as const

/**
 * A request for a higher category, to be fulfilled if a room stays free. Amounts are in the reservation's
 * currency.
 */
export const standbyRequest = pgTable(
  'standby_wish',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reservationId: reservationId(),
    roomNumber: smallint('room_number').notNull(),
    /** The room's category when the request was made: once the room changes, the request ends. */
    fromRoomTypeId: integer('from_room_type_id')
      .notNull()
      .references(() => roomType.id),
    /** In order of preference. */
    roomTypeIds: jsonb('room_type_ids').$type<readonly number[]>().notNull(),
    /** The highest accepted price increase per night. */
    ceiling: amount('ceiling').notNull(),
    /** Decides between equal ceilings: the earlier request comes first. */
    askedAt: moment('asked_at').notNull(),
    /** The language of the letters to the guest. */
    locale: text('locale').$type<Locale>().notNull(),
    state: text('state').$type<(typeof standbyStates)[number]>().notNull().default('waiting'),
    endedAt: moment('ended_at'),
    awardedRoomTypeId: integer('awarded_room_type_id').references(() => roomType.id),
    /** The price difference when it was fulfilled. */
    added: amount('added'),
  },
  (t) => [
    // One open request per room, even with simultaneous requests.
    uniqueIndex('standby_wish_one_waiting').on(t.reservationId, t.roomNumber).where(sql`state = 'waiting'`),
    index('standby_wish_by_time').on(t.askedAt),
    check('standby_wish_ceiling_above_zero', sql`${t.ceiling} > 0`),
    check('standby_wish_ends_once', sql`(${t.state} = 'waiting') = (${t.endedAt} is null)`),
    check(
      'standby_wish_awarded_something',
      sql`(${t.state} = 'awarded') = (${t.awardedRoomTypeId} is not null and ${t.added} is not null)`,
    ),
  ],
)
