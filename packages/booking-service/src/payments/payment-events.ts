import { mayStillCome, type PaymentStep } from '@veranda/domain'
import { asc, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type PaymentNewsKind, payment, paymentEvent, refund } from '../db/schema/payment.ts'
import { notCollected } from './not-collected.ts'
import { isPaymentId, movePayment, type PaymentRow } from './payment-row.ts'
import type { PaymentNews } from './port.ts'
import type { PaymentNeeds } from './require-provider.ts'
import { moveRefund } from './send-refunds.ts'
import { settleRefundsOf } from './settle-refunds.ts'

type Needs = Pick<PaymentNeeds, 'store' | 'clock'>
type EventRow = typeof paymentEvent.$inferSelect

/** Keeps news before they are answered for; the same news twice are kept once. */
export async function keepPaymentEvents(
  { store, clock }: Needs,
  news: readonly PaymentNews[],
): Promise<void> {
  const receivedAt = clock.now()
  for (const { declined, ...one } of news)
    await store.db
      .insert(paymentEvent)
      .values({ ...one, detail: declined ? { declined } : {}, receivedAt })
      .onConflictDoNothing()
}

/**
 * Applies the news that wait. They only ever move things forward: early ones wait for their turn, late ones are put
 * away, so that any order and number lead to the same state.
 */
export async function applyPaymentEvents({ store, clock }: Needs): Promise<void> {
  const waiting = await store.db
    .select()
    .from(paymentEvent)
    .where(isNull(paymentEvent.appliedAt))
    .orderBy(asc(paymentEvent.receivedAt), asc(paymentEvent.id))
    .limit(500)
  const settled = new Set<string>()
  let isMoving = true
  while (isMoving) {
    isMoving = false
    for (const event of waiting.filter(({ id }) => !settled.has(id))) {
      const isSettled = await store.db.transaction((tx) => apply(tx, event, clock.now()))
      if (!isSettled) continue
      settled.add(event.id)
      // What waited for this one may fit now.
      isMoving = true
    }
  }
}

/** True when nothing more is to be done with it. */
async function apply(tx: Database, event: EventRow, now: Date): Promise<boolean> {
  const isSettled =
    event.kind === 'refund-accepted' || event.kind === 'refund-paid' || event.kind === 'refund-failed'
      ? await applyToRefund(tx, event, refundNews[event.kind], now)
      : await applyToPayment(tx, event, event.kind, now)
  if (isSettled) await tx.update(paymentEvent).set({ appliedAt: now }).where(eq(paymentEvent.id, event.id))
  return isSettled
}

const refundNews = {
  'refund-accepted': 'accepted',
  'refund-paid': 'paid',
  'refund-failed': 'failed',
} as const

async function applyToPayment(
  tx: Database,
  event: EventRow,
  step: Exclude<PaymentNewsKind, keyof typeof refundNews> & PaymentStep,
  now: Date,
): Promise<boolean> {
  const row = await paymentOf(tx, event)
  if (!row) return false
  const moved = await movePayment(tx, row, step, now, {
    ...(event.paymentReference ? { providerReference: event.paymentReference } : {}),
    ...(event.detail.declined ? { declined: event.detail.declined } : {}),
  })
  if (!moved) return !mayStillCome(row.state, step)
  if (step === 'captured') await settleRefundsOf(tx, row.id, now)
  if (step === 'capture-failed') await notCollected(tx, row, now)
  return true
}

async function paymentOf(
  tx: Database,
  { paymentId, paymentReference }: EventRow,
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(
      or(
        paymentId && isPaymentId(paymentId) ? eq(payment.id, paymentId) : undefined,
        paymentReference ? eq(payment.providerReference, paymentReference) : undefined,
      ) ?? isNull(payment.id),
    )
    .for('update')
  return row
}

async function applyToRefund(
  tx: Database,
  { refundId, refundReference }: EventRow,
  heard: 'accepted' | 'paid' | 'failed',
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: refund.id })
    .from(refund)
    .where(
      or(
        refundId && isPaymentId(refundId) ? eq(refund.id, refundId) : undefined,
        refundReference ? eq(refund.providerReference, refundReference) : undefined,
      ) ?? isNull(refund.id),
    )
  if (!row) return false
  await moveRefund(tx, row.id, heard, refundReference, now)
  return true
}
