import type { BrandId, Locale, TicketState } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import type { Words } from './property.ts'
import { reservation } from './reservation.ts'

/** Who asks for help, in the hotel's own order and words. */
export const customerType = pgTable('contact_customer_type', {
  id: integer('id').primaryKey(),
  position: smallint('position').notNull(),
  words: jsonb('words').$type<Words>().notNull(),
})

/** A request to be called. */
export const helpTicket = pgTable(
  'help_ticket',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    number: text('number').notNull().unique(),
    brand: text('brand').$type<BrandId>().notNull(),
    /** Of a guest who was signed in; what a stranger named is only text. */
    reservationId: integer('reservation_id').references(() => reservation.id, { onDelete: 'cascade' }),
    reservationCode: text('reservation_code').notNull(),
    /** Whose request it is: tickets of one are an hour apart. */
    askedBy: text('asked_by').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    telephone: text('telephone').notNull(),
    countryCode: text('country_code').notNull(),
    customerTypeId: integer('customer_type_id')
      .notNull()
      .references(() => customerType.id),
    notes: text('notes').notNull(),
    at: moment('at').notNull(),
    contactFrom: moment('contact_from').notNull(),
    contactUntil: moment('contact_until').notNull(),
    /** Of the guest's clock. */
    timeZone: text('time_zone').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    hasLetter: boolean('has_letter').notNull(),
    state: text('state').$type<TicketState>().notNull().default('waiting'),
    settledAt: moment('settled_at'),
  },
  (t) => [
    index('help_ticket_by_who_asked').on(t.askedBy, t.at),
    index('help_ticket_by_reservation').on(t.reservationId),
    index('help_ticket_open').on(t.contactFrom).where(sql`state <> 'called'`),
    index('help_ticket_by_age').on(t.at),
    check('help_ticket_settled', sql`(${t.state} = 'waiting') = (${t.settledAt} is null)`),
  ],
)
