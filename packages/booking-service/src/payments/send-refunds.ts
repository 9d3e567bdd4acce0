import { money, nextRefundState, type RefundEvent } from '@veranda/domain'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { payment, refund } from '../schema/payment.ts'
import { holdReservation } from '../receipts/hold-reservation.ts'
import type { ReceiptSigner } from '../receipts/signer.ts'
import { writeRefundReceipt } from './refund-receipt.ts'
import { after, leaseSeconds, waitAfter } from './payment-row.ts'
import { type ActOutcome, outcomeOf } from './port.ts'
import { type PaymentNeeds, providerOf } from './require-provider.ts'
import { settleRefundsOf } from './settle-refunds.ts'

type RefundRow = typeof refund.$inferSelect

/** Sends the promised refunds, each under a key of its own: sent again, a refund is made once. */
export async function sendRefunds(service: PaymentNeeds, reservationId?: number): Promise<number> {
  const { store, clock } = service
  const due = await store.db
    .select()
    .from(refund)
    .where(
      and(
        eq(refund.state, 'requested'),
        lte(refund.dueAt, clock.now()),
        reservationId === undefined ? undefined : eq(refund.reservationId, reservationId),
      ),
    )
    .orderBy(asc(refund.dueAt))
    .limit(50)
  for (const row of due) await sendRefund(service, row)
  return due.length
}

async function sendRefund(service: PaymentNeeds, row: RefundRow): Promise<void> {
  const { store, clock } = service
  const { db } = store
  if (row.paymentId === null) return
  const [from] = await db.select().from(payment).where(eq(payment.id, row.paymentId))
  const provider = providerOf(service)
  // A payment that is not captured yet cannot be refunded, and only the provider that took it can refund it.
  if (from?.provider !== provider.name || from.state === 'capturing') return putOff(db, row, clock.now())
  const claimed = await db
    .update(refund)
    .set({ dueAt: after(clock.now(), leaseSeconds) })
    .where(
      and(
        eq(refund.id, row.id),
        eq(refund.state, 'requested'),
        eq(refund.attempts, row.attempts),
        lte(refund.dueAt, clock.now()),
      ),
    )
    .returning()
  if (claimed.length === 0) return
  const outcome = await outcomeOf(service.log, () =>
    provider.refund({
      refundId: row.id,
      paymentId: from.id,
      reference: from.providerReference,
      merchant: from.merchantAccount,
      amount: money(row.amount, row.currency),
    }),
  )
  const heard = eventOf(outcome)
  if (!heard) return putOff(db, row, clock.now())
  const reference = 'reference' in outcome ? outcome.reference : null
  await db.transaction(async (tx) => {
    await holdReservation(tx, row.reservationId)
    await moveRefund(tx, service.signer, row.id, heard, reference, clock.now())
  })
}

function eventOf(outcome: ActOutcome): RefundEvent | undefined {
  switch (outcome.kind) {
    case 'done':
      return 'paid'
    case 'accepted':
      return 'accepted'
    case 'refused':
      return 'failed'
    case 'unknown':
      return undefined
  }
}

/**
 * Moves a refund on according to the provider's answer, together with its payment, and writes its receipt. False if it was
 * already further.
 */
export async function moveRefund(
  tx: Database,
  signer: ReceiptSigner,
  refundId: string,
  heard: RefundEvent,
  reference: string | null,
  now: Date,
): Promise<boolean> {
  const [row] = await tx.select().from(refund).where(eq(refund.id, refundId)).for('update')
  const state = row && nextRefundState(row.state, heard)
  if (!row || !state) return false
  const providerReference = reference ?? row.providerReference
  await tx
    .update(refund)
    .set({ state, providerReference, dueAt: null, updatedAt: now })
    .where(eq(refund.id, refundId))
  if (row.paymentId !== null) await settleRefundsOf(tx, row.paymentId, now)
  await writeRefundReceipt(tx, signer, row, heard, now)
  return true
}

async function putOff(db: Database, { id, attempts }: RefundRow, now: Date): Promise<void> {
  await db
    .update(refund)
    .set({ attempts: sql`${refund.attempts} + 1`, dueAt: after(now, waitAfter(attempts)) })
    .where(and(eq(refund.id, id), eq(refund.state, 'requested')))
}
