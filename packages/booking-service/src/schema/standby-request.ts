import type { Locale } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { roomType } from './catalogue.ts'
import { amount, moment } from './columns.ts'
import { reservationId } from './reservation.ts'

export const standbyStates = ['waiting', 'awarded', 'declined', 'withdrawn'] as const

/** A higher category a guest would take for a room, should it stay free. Amounts are in the reservation's currency. */
export const standbyRequest = pgTable(
  'standby_wish',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reservationId: reservationId(),
    roomNumber: smallint('room_number').notNull(),
    /** What the room was when it was asked: once it is another one, the request is over. */
    fromRoomTypeId: integer('from_room_type_id')
      .notNull()
      .references(() => roomType.id),
    /** The most wanted first. */
    roomTypeIds: jsonb('room_type_ids').$type<readonly number[]>().notNull(),
    /** The most a night may cost more. */
    ceiling: amount('ceiling').notNull(),
    /** Decides between equal ceilings. */
    askedAt: moment('asked_at').notNull(),
    /** The language to write to the guest in. */
    locale: text('locale').$type<Locale>().notNull(),
    state: text('state').$type<(typeof standbyStates)[number]>().notNull().default('waiting'),
    endedAt: moment('ended_at'),
    awardedRoomTypeId: integer('awarded_room_type_id').references(() => roomType.id),
    /** What the award added to the stay. */
    added: amount('added'),
  },
  (t) => [
    // One request waits for a room, whoever asks at once.
    uniqueIndex('standby_wish_one_waiting').on(t.reservationId, t.roomNumber).where(sql`state = 'waiting'`),
    check('standby_wish_ceiling_above_zero', sql`${t.ceiling} > 0`),
    check('standby_wish_ends_once', sql`(${t.state} = 'waiting') = (${t.endedAt} is null)`),
    check(
      'standby_wish_awarded_something',
      sql`(${t.state} = 'awarded') = (${t.awardedRoomTypeId} is not null and ${t.added} is not null)`,
    ),
  ],
)
