import type { LetterState } from '@veranda/domain'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { reservation } from './reservation.ts'

/** The confirmation letter to one address, and what became of it. */
export const confirmationLetter = pgTable(
  'confirmation_letter',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    state: text('state').$type<LetterState>().notNull().default('queued'),
    orderedAt: moment('ordered_at').notNull(),
  },
  (t) => [
    index('confirmation_letter_by_reservation').on(t.reservationId),
    index('confirmation_letter_by_age').on(t.orderedAt),
  ],
)
