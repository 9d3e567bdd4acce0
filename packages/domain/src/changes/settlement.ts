import type { PlainDate, Stay } from '../dates/index.ts'
import { minus, type Money, notBelowZero, plus, zero } from '../money/index.ts'
import { balanceDueFor, type BalanceTerms, type Market, type Reservation } from '../reservation/index.ts'

/** When the cost of a change is paid: at once, or with the balance as agreed. */
export const paymentTimings = ['now', 'before-arrival', 'at-check-in'] as const
export type PaymentTiming = (typeof paymentTimings)[number]

/** The options for paying a difference. */
export type PaymentOffer = {
  readonly timings: readonly PaymentTiming[]
  /** The due date, if paying before arrival is one of the options. */
  readonly dueBy?: PlainDate
}

/** The settlement of a change: never a payment and a refund at once. */
export type Settlement =
  | { readonly kind: 'nothing' }
  /** A price decrease that lowers the balance; nothing had been paid that could be refunded. */
  | { readonly kind: 'owes-less'; readonly balance: Money }
  | ({ readonly kind: 'to-pay'; readonly amount: Money } & PaymentOffer)
  | { readonly kind: 'to-refund'; readonly amount: Money }

export type SettlementFacts = {
  /** The reservation's current total, add-ons and transfer included. */
  readonly total: Money
  readonly paid: Money
  /** New total minus current total. */
  readonly difference: Money
  /** The amount to pay where it is not the difference. */
  readonly toPay?: Money
} & PaymentOffer

/**
 * A price increase is to pay; if more is paid than the new total, the surplus is refunded.
 */
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
    // Never more than the change itself: an earlier overpayment is not settled here.
    const overpaid = minus(zero(balance.currency), balance)
    const saved = minus(zero(difference.currency), difference)
    return { kind: 'to-refund', amount: overpaid.amount < saved.amount ? overpaid : saved }
  }
  return difference.amount < 0 ? { kind: 'owes-less', balance } : { kind: 'nothing' }
}

/** What of a reservation is due once a change has been made that is not paid at once. */
export const balanceAfter = (
  { pricing: { balance } }: Pick<Reservation, 'pricing'>,
  settlement: Settlement,
): Money => (settlement.kind === 'to-pay' ? plus(balance, settlement.amount) : balance)

/**
 * The payment options for a difference: now, always; or with the balance on its due date, while that is still
 * ahead.
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
