import { mayStillCome, type PaymentStep } from '@veranda/domain'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import {
  type EventProblem,
  payment,
  paymentEvent,
  type ProviderEventKind,
  refund,
} from '../schema/payment.ts'
import { holdReservation } from '../receipts/hold-reservation.ts'
import type { ReceiptSigner } from '../receipts/signer.ts'
import { notCollected } from './not-collected.ts'
import { isUuid } from '../platform/db/is-uuid.ts'
import { movePayment, type PaymentRow } from './payment-row.ts'
import type { ProviderEvent } from './port.ts'
import { recogniseEvents } from './recognise-events.ts'
import type { PaymentNeeds } from './require-provider.ts'
import { moveRefund } from './send-refunds.ts'
import { settleRefundsOf } from './settle-refunds.ts'

type Needs = Pick<PaymentNeeds, 'store' | 'clock' | 'log' | 'signer'>
type EventRow = typeof paymentEvent.$inferSelect

/** Stores events before the webhook is answered, all or none; a repeated event is stored once. */
export async function keepPaymentEvents(
  { store, clock }: Pick<Needs, 'store' | 'clock'>,
  events: readonly ProviderEvent[],
): Promise<void> {
  if (events.length === 0) return
  const receivedAt = clock.now()
  const rows = events.map(({ declined, amount, paymentId = '', refundId = '', ...one }) => ({
    ...one,
    paymentId: isUuid(paymentId) ? paymentId : null,
    refundId: isUuid(refundId) ? refundId : null,
    amount: amount?.value ?? null,
    currency: amount?.currency ?? null,
    detail: declined ? { declined } : {},
    receivedAt,
  }))
  await store.db.insert(paymentEvent).values(rows).onConflictDoNothing()
}

/**
 * Applies the stored events, payment by payment; events of unknown payments are skipped. Events only move a
 * payment forward: early ones wait, late ones are closed, so that any order and number lead to the same
 * state. With `arrived`, only the payments of these events are processed.
 */
export async function applyPaymentEvents(service: Needs, arrived?: readonly string[]): Promise<void> {
  const { db } = service.store
  await recogniseEvents(db, arrived)
  for (const paymentId of await paymentsWithWaiting(db, arrived))
    try {
      await applyWaiting(service, paymentId)
    } catch (failure) {
      // The next sweep tries again; other payments are not held up.
      service.log({
        event: 'payment event not applied',
        failure: failure instanceof Error ? failure.name : 'unknown',
      })
    }
}

const isWaiting = and(isNotNull(paymentEvent.ofPayment), isNull(paymentEvent.appliedAt))

async function paymentsWithWaiting(
  db: Database,
  arrived: readonly string[] | undefined,
): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ paymentId: paymentEvent.ofPayment })
    .from(paymentEvent)
    .where(and(isWaiting, arrived && inArray(paymentEvent.id, [...arrived])))
  return rows.flatMap(({ paymentId }) => paymentId ?? [])
}

async function applyWaiting({ store: { db }, clock, log, signer }: Needs, paymentId: string): Promise<void> {
  let waiting: readonly EventRow[] = await db
    .select()
    .from(paymentEvent)
    .where(and(isWaiting, eq(paymentEvent.ofPayment, paymentId)))
    .orderBy(asc(paymentEvent.receivedAt), asc(paymentEvent.id))
  let before: number
  do {
    before = waiting.length
    const early: EventRow[] = []
    for (const event of waiting) {
      const outcome = await db.transaction((tx) => settle(tx, signer, event, paymentId, clock.now()))
      if (outcome === 'waits') early.push(event)
      else if (outcome !== 'done') log({ event: 'payment event parked', failure: outcome })
    }
    waiting = early
    // An event that waited for another may apply now.
  } while (waiting.length > 0 && waiting.length < before)
}

/** `done`: nothing is left to do; `waits`: its turn has not come; otherwise it is parked for staff. */
type Outcome = 'done' | 'waits' | EventProblem

async function settle(
  tx: Database,
  signer: ReceiptSigner,
  event: EventRow,
  paymentId: string,
  now: Date,
): Promise<Outcome> {
  const [of] = await tx
    .select({ reservationId: payment.reservationId })
    .from(payment)
    .where(eq(payment.id, paymentId))
  if (of) await holdReservation(tx, of.reservationId)
  const [row] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for('update')
  if (!row) return 'done'
  const outcome =
    event.kind === 'refund-accepted' || event.kind === 'refund-paid' || event.kind === 'refund-failed'
      ? await applyToRefund(tx, signer, event, row, refundEvent[event.kind], now)
      : await applyToPayment(tx, signer, event, row, event.kind, now)
  if (outcome === 'waits') return outcome
  const parked = outcome === 'done' ? {} : { problem: outcome, parkedAt: now }
  const settled = await tx
    .update(paymentEvent)
    .set({ appliedAt: now, ...parked })
    .where(and(eq(paymentEvent.id, event.id), isNull(paymentEvent.appliedAt)))
    .returning({ id: paymentEvent.id })
  // Another process applied it first, and has reported it.
  return settled.length > 0 ? outcome : 'done'
}

const refundEvent = {
  'refund-accepted': 'accepted',
  'refund-paid': 'paid',
  'refund-failed': 'failed',
} as const

async function applyToPayment(
  tx: Database,
  signer: ReceiptSigner,
  event: EventRow,
  row: PaymentRow,
  step: Exclude<ProviderEventKind, keyof typeof refundEvent> & PaymentStep,
  now: Date,
): Promise<Outcome> {
  const problem = eventProblem(event, row)
  if (problem) return problem
  const moved = await movePayment(tx, row, step, now, {
    ...(event.paymentReference ? { providerReference: event.paymentReference } : {}),
    ...(event.detail.declined ? { declined: event.detail.declined } : {}),
  })
  if (!moved) return mayStillCome(row.state, step) ? 'waits' : 'done'
  if (step === 'captured') await settleRefundsOf(tx, row.id, now)
  if (step === 'capture-failed') await notCollected(tx, signer, row, now)
  return 'done'
}

async function applyToRefund(
  tx: Database,
  signer: ReceiptSigner,
  event: EventRow,
  { id: paymentId }: PaymentRow,
  heard: 'accepted' | 'paid' | 'failed',
  now: Date,
): Promise<Outcome> {
  const [row] = event.refundId
    ? await tx
        .select()
        .from(refund)
        .where(and(eq(refund.id, event.refundId), eq(refund.paymentId, paymentId)))
    : []
  if (!row) return event.problem ?? 'unknown-refund'
  const problem = eventProblem(event, row)
  if (problem) return problem
  await moveRefund(tx, signer, row.id, heard, event.refundReference, now)
  return 'done'
}

type Reply = Pick<typeof paymentEvent.$inferSelect, 'kind' | 'amount' | 'currency' | 'problem'>

/**
 * How an event contradicts the payment or refund it names. A partial amount is a contradiction too: a booking
 * is paid in one piece or not at all.
 */
function eventProblem(
  { kind, amount, currency, problem }: Reply,
  expected: Pick<PaymentRow, 'amount' | 'currency'>,
): EventProblem | undefined {
  if (problem) return problem
  if (amount === null || currency === null) return undefined
  // An authorisation ends as a whole; providers report this with any amount, or none.
  const isEnd = kind === 'voided' || kind === 'lapsed'
  if (isEnd && amount === 0) return undefined
  if (currency !== expected.currency) return 'other-currency'
  return isEnd || amount === expected.amount ? undefined : 'other-amount'
}
