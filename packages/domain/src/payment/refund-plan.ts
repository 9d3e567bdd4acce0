import { type Money, minus, money, sum, zero } from '../money/index.ts'

/** A payment, and the part of it that is neither refunded nor promised as a refund. */
export type Refundable = { readonly paymentId: string; readonly remaining: Money }

export type RefundPlan = {
  readonly parts: readonly { readonly paymentId: string; readonly amount: Money }[]
  /** The part that no payment covers: cash, vouchers, payments of another system. */
  readonly byHand: Money
}

/**
 * The payments over which an amount is refunded: the one that matches it exactly; else the smallest larger
 * one; else the largest, and so on with the rest. The parts and `byHand` sum to the amount; no part exceeds
 * what its payment has left.
 */
export function refundPlan(payments: readonly Refundable[], amount: Money): RefundPlan {
  const parts: { paymentId: string; amount: Money }[] = []
  let open = payments.filter(({ remaining }) => remaining.amount > 0)
  let left = amount
  while (left.amount > 0) {
    const chosen = chooseFor(open, left)
    if (!chosen) break
    const part = Math.min(chosen.remaining.amount, left.amount)
    parts.push({ paymentId: chosen.paymentId, amount: money(part, left.currency) })
    left = minus(left, money(part, chosen.remaining.currency))
    open = open.filter((one) => one !== chosen)
  }
  return { parts, byHand: left.amount > 0 ? left : zero(amount.currency) }
}

function chooseFor(open: readonly Refundable[], amount: Money): Refundable | undefined {
  const bySize = open.toSorted((a, b) => a.remaining.amount - b.remaining.amount)
  return bySize.find(({ remaining }) => remaining.amount >= amount.amount) ?? bySize.at(-1)
}

/** The part of a payment that can still be refunded. */
export const leftToRefund = (captured: Money, refunds: readonly Money[]): Money =>
  minus(captured, sum(refunds, captured.currency))
