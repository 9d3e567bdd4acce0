import type { CardMonth, CurrencyCode, DeclineReason } from '@veranda/domain'
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

// The tables are made by the service's migrations; in production they stay empty.
const amount = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a test card does when it is charged. */
export type CardConduct =
  | 'pays'
  | 'asks-first'
  | 'loses-the-answer'
  | 'declined-once-stored'
  // Which cards a hotel takes is the hotel’s to say, not the bank’s.
  | Exclude<DeclineReason, 'card-not-taken'>

/** The embedded provider's own: a card by its token. Its number is never written down. */
export const providerCard = pgTable(
  'provider_card',
  {
    token: text('token').primaryKey(),
    /** Whose stored card it is; null for one that was typed in to pay once. */
    owner: text('owner'),
    brand: text('brand').notNull(),
    lastDigits: text('last_digits').notNull(),
    conduct: text('conduct').$type<CardConduct>().notNull(),
    /** The month it is good until the end of, as `2029-07`; unknown for cards of samples. */
    goodUntil: text('good_until').$type<CardMonth>(),
    expiresAt: moment('expires_at'),
  },
  (t) => [index('provider_card_by_owner').on(t.owner), index('provider_card_by_expiry').on(t.expiresAt)],
)

export type ChargeState = 'challenge' | 'authorised' | 'declined' | 'captured' | 'voided'

/** The embedded provider's own: a charge by the key it was asked for with, so that asking twice charges once. */
export const providerCharge = pgTable('provider_charge', {
  key: text('key').primaryKey(),
  reference: text('reference').notNull().unique(),
  state: text('state').$type<ChargeState>().notNull(),
  declined: text('declined').$type<Exclude<DeclineReason, 'card-not-taken'>>(),
  amount: amount('amount').notNull(),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  brand: text('brand').notNull(),
  lastDigits: text('last_digits').notNull(),
  /** The token of its card, and who keeps it once the charge is authorised; null where it pays once. */
  token: text('token'),
  storedFor: text('stored_for'),
  /** Where the bank's page sends the guest back to. */
  returnUrl: text('return_url').notNull(),
  /** What the bank's page gives a cardholder who approved or refused there. */
  approval: text('approval'),
  refusal: text('refusal'),
  at: moment('at').notNull(),
})

/** The embedded provider's own: money it gave back, by the key it was asked with. */
export const providerRefund = pgTable('provider_refund', {
  key: text('key').primaryKey(),
  reference: text('reference').notNull().unique(),
  charge: text('charge')
    .notNull()
    .references(() => providerCharge.reference, { onDelete: 'cascade' }),
  amount: amount('amount').notNull(),
})
