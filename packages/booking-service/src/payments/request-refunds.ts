import { type Money, money, type MoneyShare, type RefundState, refundPlan } from '@veranda/domain'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import type { Signing } from '../receipts/signer.ts'
import { payment, refund } from '../schema/payment.ts'
import { lockCollected, refundablesOf } from './collected-payments.ts'
import { writeMoneyMoved } from './payment-lines.ts'
import { writeRefundByHandReceipt } from './refund-receipt.ts'
import { settleRefundsOf } from './settle-refunds.ts'

export type RefundCommand = Signing & {
  readonly reservationId: number
  readonly amount: Money
  /** The reason, unique in the reservation (`dates-4`): requested again, nothing more is refunded. */
  readonly operation: string
  /** The refund of each room; must sum to the amount. */
  readonly shares: readonly MoneyShare[]
  readonly at: Date
  /** When it is sent to the provider; at once if omitted. */
  readonly dueAt?: Date
}

/** A refund as its guest may see it. */
export type GuestRefund = {
  readonly refundId: string
  readonly state: RefundState
  readonly amount: Money
  readonly since: string
  readonly card?: { readonly brand: string; readonly lastDigits: string }
}

/**
 * Promises a refund, in the transaction that makes it due: over the payments it came from, the rest by hand, with a receipt.
 * The amount leaves the cash account at once, so that it cannot be promised twice. Call `sendRefunds` after
 * the transaction.
 */
export async function requestRefunds(tx: Database, input: RefundCommand): Promise<readonly GuestRefund[]> {
  const { reservationId, amount, operation, shares, at, dueAt = at, signer } = input
  const shared = shares.reduce((total, share) => total + share.amount, 0)
  if (shared !== amount.amount) throw new RangeError(`The shares sum to ${shared}, not ${amount.amount}`)
  const payments = await lockCollected(tx, reservationId, amount.currency)
  const before = await listRefunds(tx, reservationId)
  const same = before.filter((one) => one.operation === operation)
  if (same.length > 0 || amount.amount === 0) return same.map(({ shown }) => shown)
  const { parts, byHand } = refundPlan(refundablesOf(payments, before), amount)
  const row = { reservationId, operation, currency: amount.currency, createdAt: at, updatedAt: at }
  const rows = [
    ...parts.map((part) => ({
      ...row,
      paymentId: part.paymentId,
      amount: part.amount.amount,
      state: 'requested' as const,
      dueAt,
    })),
    ...(byHand.amount > 0 ? [{ ...row, amount: byHand.amount, state: 'by-hand' as const }] : []),
  ]
  const promised = await tx.insert(refund).values(rows).returning()
  for (const { paymentId } of parts) await settleRefundsOf(tx, paymentId, at)
  await writeMoneyMoved(tx, {
    reservationId,
    operation: `refund:${operation}`,
    currency: amount.currency,
    shares: shares.map((share) => ({ ...share, amount: -share.amount })),
    at,
  })
  for (const one of promised)
    if (one.state === 'by-hand') await writeRefundByHandReceipt(tx, signer, one, 'refund-by-hand', at)
  const after = await listRefunds(tx, reservationId)
  return after.filter((one) => one.operation === operation).map(({ shown }) => shown)
}

/** All refunds of a reservation, oldest first. */
export async function listRefunds(
  database: Database,
  reservationId: number,
): Promise<
  readonly {
    readonly operation: string
    readonly paymentId: string | null
    readonly at: Date
    readonly shown: GuestRefund
  }[]
> {
  const rows = await database
    .select({ refund, brand: payment.cardBrand, lastDigits: payment.lastDigits })
    .from(refund)
    .leftJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.reservationId, reservationId))
    .orderBy(asc(refund.createdAt), asc(refund.id))
  return rows.map(({ refund: one, brand, lastDigits }) => ({
    operation: one.operation,
    paymentId: one.paymentId,
    at: one.createdAt,
    shown: {
      refundId: one.id,
      state: one.state,
      amount: money(one.amount, one.currency),
      since: one.updatedAt.toISOString(),
      ...(brand && lastDigits !== null ? { card: { brand, lastDigits } } : {}),
    },
  }))
}
