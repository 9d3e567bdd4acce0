import type { CardMonth, CurrencyCode, DeclineReason, PaymentState, RefundState } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { amount, moment } from './columns.ts'
import { quote } from './quote.ts'
import { reservationId } from './reservation.ts'

/**
 * A card payment by a guest. The row is committed before the provider is called; its id is the idempotency
 * key.
 */
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
    /** The account with the provider that takes it; null where it is the provider’s usual one. */
    merchantAccount: text('merchant_account'),
    providerReference: text('provider_reference'),
    cardBrand: text('card_brand'),
    lastDigits: text('last_digits'),
    declined: text('declined').$type<DeclineReason>(),
    challengeUrl: text('challenge_url'),
    /** The guest asked to have the card stored; once it is, the provider's number of it. */
    storesCard: boolean('stores_card').notNull().default(false),
    storedCardId: text('stored_card_id'),
    cardExpires: text('card_expires').$type<CardMonth>(),
    /** If it is not committed by then, the authorisation is voided. */
    expiresAt: moment('expires_at').notNull(),
    /** Failed calls to the provider since the last change of state. */
    attempts: integer('attempts').notNull().default(0),
    /** When the sweep processes it next; a worker moves this ahead while it works. */
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('payment_by_reservation').on(t.reservationId),
    index('payment_by_creation').on(t.createdAt),
    index('payment_by_due').on(t.dueAt).where(sql`due_at is not null`),
    index('payment_by_reference').on(t.providerReference).where(sql`provider_reference is not null`),
    index('payment_by_quote').on(t.quoteId),
    // With two tabs and one quote, the second payment finds the first.
    uniqueIndex('payment_one_of_quote')
      .on(t.quoteId)
      .where(sql`quote_id is not null and state not in ('voiding', 'voided', 'expired', 'failed')`),
    // A payment of nothing verifies a card that is stored.
    check('payment_not_below_zero', sql`${t.amount} > 0 or (${t.amount} = 0 and ${t.storesCard})`),
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

/** Why an event is parked for staff: it contradicts the payment it names. */
export type EventProblem =
  | 'other-amount'
  | 'other-currency'
  | 'other-account'
  | 'other-environment'
  | 'unknown-refund'

/**
 * A provider's event, stored on arrival and applied when its payment is ready: the order of arrival does not
 * matter. Until it is matched to one of our payments (`of_payment`) it counts as foreign, and holds nothing
 * up.
 */
export const paymentEvent = pgTable(
  'payment_event',
  {
    /** The provider's id, so that a repeated event is stored once. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<ProviderEventKind>().notNull(),
    /**
     * Our payment id as the provider repeats it; the other column is the provider's reference. Either one
     * finds the payment.
     */
    paymentId: uuid('payment_id'),
    paymentReference: text('payment_reference'),
    refundId: uuid('refund_id'),
    refundReference: text('refund_reference'),
    /** In minor units of whichever currency the provider names. */
    amount: amount('amount'),
    currency: text('currency'),
    detail: jsonb('detail').$type<{ readonly declined?: DeclineReason }>().notNull(),
    /** The payment it was matched to; for a refund's events the refunded payment. */
    ofPayment: uuid('of_payment').references(() => payment.id, { onDelete: 'cascade' }),
    problem: text('problem').$type<EventProblem>(),
    receivedAt: moment('received_at').notNull(),
    /** When it was closed: applied, too late, parked, or foreign. */
    appliedAt: moment('applied_at'),
    /** When it was parked for staff. */
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

/** A refund to the guest. */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reservationId: reservationId(),
    /** Null where no payment covers it and the hotel gives it back by hand. */
    paymentId: uuid('payment_id').references(() => payment.id, { onDelete: 'cascade' }),
    /** The ledger operation that caused it. */
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
    index('refund_failed').on(t.updatedAt).where(sql`state = 'failed'`),
    index('refund_by_reference').on(t.providerReference).where(sql`provider_reference is not null`),
    check('refund_above_zero', sql`${t.amount} > 0`),
  ],
)
