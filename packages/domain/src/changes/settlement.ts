import type { PlainDate, Stay } from '../dates/index.ts'
import { minus, type Money, notBelowZero, plus, zero } from '../money/index.ts'
import { balanceDueFor, type BalanceTerms, type Market } from '../reservation/index.ts'

/** When what a change costs is paid: at once, or with the balance as it was agreed. */
export const paymentTimings = ['now', 'before-arrival', 'at-check-in'] as const
export type PaymentTiming = (typeof paymentTimings)[number]

/** The ways a difference may be paid. */
export type PaymentOffer = {
  readonly timings: readonly PaymentTiming[]
  /** The day by which it is paid before arrival, where that is one of the ways. */
  readonly dueBy?: PlainDate
}

/** What a change does to the money: never to pay and to refund at once. */
export type Settlement =
  | { readonly kind: 'nothing' }
  /** Cheaper, and less is owed than before; nothing had been paid that would come back. */
  | { readonly kind: 'owes-less'; readonly balance: Money }
  | ({ readonly kind: 'to-pay'; readonly amount: Money } & PaymentOffer)
  | { readonly kind: 'to-refund'; readonly amount: Money }

export type SettlementFacts = {
  /** The reservation's whole total as it is, services and transportation included. */
  readonly total: Money
  readonly paid: Money
  /** New total minus current total. */
  readonly difference: Money
  /** What is to pay where the difference does not say it (section 4, "Extra-guest price"). */
  readonly toPay?: Money
} & PaymentOffer

/** More to pay is the difference; less than what is already paid comes back (product decisions, "Prices"). */
export function settlementOf(facts: SettlementFacts): Settlement {
  const { total, paid, difference, timings, dueBy, toPay } = facts
  if (toPay)
    return toPay.amount > 0
      ? { kind: 'to-pay', amount: toPay, timings, ...(dueBy ? { dueBy } : {}) }
      : { kind: 'nothing' }
  const balance = minus(plus(total, difference), paid)
  if (difference.amount > 0) {
    const amount = balance.amount < difference.amount ? notBelowZero(balance) : difference
    return amount.amount > 0
      ? { kind: 'to-pay', amount, timings, ...(dueBy ? { dueBy } : {}) }
      : { kind: 'nothing' }
  }
  if (balance.amount < 0 && difference.amount < 0) {
    // Never more than the change itself: what was overpaid before is another matter.
    const overpaid = minus(zero(balance.currency), balance)
    const saved = minus(zero(difference.currency), difference)
    return { kind: 'to-refund', amount: overpaid.amount < saved.amount ? overpaid : saved }
  }
  return difference.amount < 0 ? { kind: 'owes-less', balance } : { kind: 'nothing' }
}

/**
 * How a difference may be paid for a stay: now always; or with the balance, on the day that one is due, while that
 * day is still ahead (section 4, "Payment of a balance" and "Modified reservation").
 */
export function paymentOfferFor(
  stay: Stay,
  {
    today,
    ...agreed
  }: {
    readonly market: Market
    readonly terms: BalanceTerms
    readonly daysBeforeArrival: number
    readonly today: PlainDate
  },
): PaymentOffer {
  const due = balanceDueFor(stay, agreed)
  if (due.kind === 'at-check-in') return { timings: ['now', 'at-check-in'] }
  return due.by > today ? { timings: ['now', 'before-arrival'], dueBy: due.by } : { timings: ['now'] }
}
