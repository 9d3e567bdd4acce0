import { type CurrencyCode, leftToRefund, type Money, money, type Refundable } from '@veranda/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { payment } from '../schema/payment.ts'
import type { PaymentRow } from './payment-row.ts'

/**
 * The payments that can be refunded, locked until the transaction ends, so that no refund is promised twice.
 */
export const lockCollected = (
  tx: Database,
  reservationId: number,
  currency: CurrencyCode,
): Promise<readonly PaymentRow[]> =>
  tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.reservationId, reservationId),
        eq(payment.currency, currency),
        inArray(payment.state, ['capturing', 'captured', 'refunding', 'part-refunded', 'refunded']),
      ),
    )
    .orderBy(asc(payment.id))
    .for('update')

type Promised = { readonly paymentId: string | null; readonly shown: { readonly amount: Money } }

/** The part of each payment that is neither refunded nor promised as a refund. */
export const refundablesOf = (
  payments: readonly PaymentRow[],
  before: readonly Promised[],
): readonly Refundable[] =>
  payments.map(({ id, amount, currency }) => {
    const mine = before.filter(({ paymentId }) => paymentId === id).map(({ shown }) => shown.amount)
    return { paymentId: id, remaining: leftToRefund(money(amount, currency), mine) }
  })
