import type { CurrencyCode, DeclineReason, PaymentState, RefundState } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { amount, moment } from './columns.ts'
import { quote } from './quote.ts'
import { reservationId } from './reservation.ts'

/** Money a guest pays by card. The row is committed before the provider is asked; its id is the key asked with. */
export const payment = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reservationId: reservationId(),
    /** What is paid for; null where it was paid when booking. */
    quoteId: text('quote_id').references(() => quote.id, { onDelete: 'set null' }),
    amount: amount('amount').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    provider: text('provider').notNull(),
    providerReference: text('provider_reference'),
    cardBrand: text('card_brand'),
    lastDigits: text('last_digits'),
    declined: text('declined').$type<DeclineReason>(),
    challengeUrl: text('challenge_url'),
    /** Authorised and not committed by then, it is let go of. */
    expiresAt: moment('expires_at').notNull(),
    /** How often the provider was asked in vain since the last move. */
    attempts: integer('attempts').notNull().default(0),
    /** When the sweep looks at it again; whoever works on it moves it ahead. */
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('payment_by_reservation').on(t.reservationId),
    index('payment_by_due').on(t.dueAt).where(sql`due_at is not null`),
    index('payment_by_reference').on(t.providerReference).where(sql`provider_reference is not null`),
    index('payment_by_quote').on(t.quoteId),
    // Two tabs, one quote: the second payment finds the first.
    uniqueIndex('payment_one_of_quote')
      .on(t.quoteId)
      .where(sql`quote_id is not null and state not in ('voiding', 'voided', 'expired', 'failed')`),
    check('payment_above_zero', sql`${t.amount} > 0`),
  ],
)

export type ProviderEventKind =
  | 'authorised'
  | 'declined'
  | 'captured'
  | 'capture-failed'
  | 'voided'
  | 'lapsed'
  | 'refund-accepted'
  | 'refund-paid'
  | 'refund-failed'

/** Why an event moves nothing and is shown to staff: what it says does not fit the payment it names. */
export type EventProblem =
  | 'other-amount'
  | 'other-currency'
  | 'other-account'
  | 'other-environment'
  | 'unknown-refund'

/**
 * What a provider told, stored as it came in and applied when it fits: the order means nothing. Until it is recognised
 * as one of our payments' (`of_payment`) it is a stranger's, and stands in nobody's way.
 */
export const paymentEvent = pgTable(
  'payment_event',
  {
    /** The provider's own, so that an event told twice is stored once. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<ProviderEventKind>().notNull(),
    /** Ours, as the provider repeats it, or the provider's: one of them finds the payment. */
    paymentId: uuid('payment_id'),
    paymentReference: text('payment_reference'),
    refundId: uuid('refund_id'),
    refundReference: text('refund_reference'),
    /** In minor units of whichever currency the provider names. */
    amount: amount('amount'),
    currency: text('currency'),
    detail: jsonb('detail').$type<{ readonly declined?: DeclineReason }>().notNull(),
    /** The payment it was recognised by, its refunds' events too. */
    ofPayment: uuid('of_payment').references(() => payment.id, { onDelete: 'cascade' }),
    problem: text('problem').$type<EventProblem>(),
    receivedAt: moment('received_at').notNull(),
    /** When nothing more was to be done with it: applied, late, parked, or put away as a stranger's. */
    appliedAt: moment('applied_at'),
    /** When it was set aside for staff to look at. */
    parkedAt: moment('parked_at'),
  },
  (t) => [
    index('payment_event_by_payment').on(t.ofPayment),
    index('payment_event_waiting').on(t.ofPayment).where(sql`of_payment is not null and applied_at is null`),
    index('payment_event_strangers').on(t.receivedAt).where(sql`of_payment is null and applied_at is null`),
    index('payment_event_put_away').on(t.appliedAt).where(sql`of_payment is null and applied_at is not null`),
    index('payment_event_parked').on(t.parkedAt).where(sql`parked_at is not null`),
  ],
)

/** Money on its way back to the guest. */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reservationId: reservationId(),
    /** Null where no payment covers it and the hotel gives it back by hand. */
    paymentId: uuid('payment_id').references(() => payment.id, { onDelete: 'cascade' }),
    /** Why: the operation of the ledger it belongs to. */
    operation: text('operation').notNull(),
    amount: amount('amount').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    state: text('state').$type<RefundState>().notNull(),
    providerReference: text('provider_reference'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('refund_by_reservation').on(t.reservationId),
    index('refund_by_payment').on(t.paymentId),
    index('refund_by_due').on(t.dueAt).where(sql`due_at is not null`),
    index('refund_by_reference').on(t.providerReference).where(sql`provider_reference is not null`),
    check('refund_above_zero', sql`${t.amount} > 0`),
  ],
)
