import type { CardMonth, CurrencyCode, DeclineReason, Locale } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { amount, moment } from './columns.ts'
import { payment } from './payment.ts'
import { reservationId } from './reservation.ts'

/**
 * `charging`: the card was asked and its answer is not known yet. `given-up`: it is not asked any more. `ended`: the
 * guest cancelled or replaced it, or nothing was due any more.
 */
export type StoredChargeState = 'scheduled' | 'charging' | 'charged' | 'given-up' | 'ended'

/** What was agreed of a balance: it is charged to a stored card on the day it is due. */
export const automaticCharge = pgTable(
  'automatic_charge',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reservationId: reservationId(),
    /** The provider's number of the card, and what may be shown of it. */
    cardId: text('card_id').notNull(),
    cardBrand: text('card_brand').notNull(),
    lastDigits: text('last_digits').notNull(),
    cardExpires: text('card_expires').$type<CardMonth>(),
    /** The most that is charged, in the reservation's currency. */
    agreed: amount('agreed').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    /** The terms that were accepted with it. */
    terms: jsonb('terms').$type<{ readonly version: string; readonly language: Locale }>().notNull(),
    /** The language of the letters to the guest. */
    locale: text('locale').$type<Locale>().notNull(),
    state: text('state').$type<StoredChargeState>().notNull().default('scheduled'),
    /** How often the card was asked in vain. */
    tries: smallint('tries').notNull().default(0),
    declined: text('declined').$type<DeclineReason>(),
    /** The payment by which the card is asked: committed before the provider hears of it. */
    paymentId: uuid('payment_id').references(() => payment.id),
    /** When the job looks at it next; a worker moves this ahead while it works. */
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    // Of two tabs that agree to one, the second takes the place of the first.
    uniqueIndex('automatic_charge_one_open')
      .on(t.reservationId)
      .where(sql`state in ('scheduled', 'charging')`),
    index('automatic_charge_by_due').on(t.dueAt).where(sql`due_at is not null`),
    index('automatic_charge_of_reservation').on(t.reservationId, t.createdAt),
    index('automatic_charge_given_up').on(t.endedAt).where(sql`state = 'given-up'`),
    index('automatic_charge_of_payment').on(t.paymentId),
    check('automatic_charge_above_zero', sql`${t.agreed} > 0`),
    check(
      'automatic_charge_open_until_it_ends',
      sql`(${t.state} in ('scheduled', 'charging')) = (${t.endedAt} is null) and (${t.endedAt} is null) = (${t.dueAt} is not null)`,
    ),
  ],
)
