import { type Money, minus, money, sum, zero } from '../money/index.ts'

/** A payment and what of it was not given back yet, nor promised back. */
export type Refundable = { readonly paymentId: string; readonly remaining: Money }

export type RefundPlan = {
  readonly parts: readonly { readonly paymentId: string; readonly amount: Money }[]
  /** What no payment covers: cash, vouchers, payments of another system. */
  readonly byHand: Money
}

/**
 * Which payments an amount goes back over: the one that matches it exactly; else the smallest that is larger; else the
 * largest, and on with the rest. The parts and `byHand` sum to the amount; no part is more than its payment's remaining.
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

/** What of a payment may still be given back. */
export const leftToRefund = (captured: Money, refunds: readonly Money[]): Money =>
  minus(captured, sum(refunds, captured.currency))
