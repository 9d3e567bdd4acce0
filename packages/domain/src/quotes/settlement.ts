import { type Money, minus, notBelowZero, plus, zero } from '../money/index.ts'
import { type Market, mayPayBeforeArrival } from '../reservation/index.ts'
import { addDays, type PlainDate, type Stay } from '../stay/index.ts'

/** When what a change costs is paid: at once, or with the balance as it was agreed. */
export const paymentTimings = ['now', 'before-arrival', 'at-check-in'] as const
export type PaymentTiming = (typeof paymentTimings)[number]

/** What a change does to the money: never to pay and to refund at once. */
export type Settlement =
  | { readonly kind: 'nothing' }
  /** Cheaper, and less is owed than before; nothing had been paid that would come back. */
  | { readonly kind: 'owes-less'; readonly balance: Money }
  | { readonly kind: 'to-pay'; readonly amount: Money; readonly timings: readonly PaymentTiming[] }
  | { readonly kind: 'to-refund'; readonly amount: Money }

export type SettlementFacts = {
  /** The reservation's whole total as it is, services and transportation included. */
  readonly total: Money
  readonly paid: Money
  /** New total minus current total. */
  readonly difference: Money
  readonly timings: readonly PaymentTiming[]
}

/** More to pay is the difference; less than what is already paid comes back (product decisions, "Prices"). */
export function settlementOf({ total, paid, difference, timings }: SettlementFacts): Settlement {
  const balance = minus(plus(total, difference), paid)
  if (difference.amount > 0) {
    const amount = balance.amount < difference.amount ? notBelowZero(balance) : difference
    return amount.amount > 0 ? { kind: 'to-pay', amount, timings } : { kind: 'nothing' }
  }
  if (balance.amount < 0 && difference.amount < 0) {
    // Never more than the change itself: what was overpaid before is another matter.
    const overpaid = minus(zero(balance.currency), balance)
    const saved = minus(zero(difference.currency), difference)
    return { kind: 'to-refund', amount: overpaid.amount < saved.amount ? overpaid : saved }
  }
  return difference.amount < 0 ? { kind: 'owes-less', balance } : { kind: 'nothing' }
}

/** How the agreed balance is paid, by the reservation's terms. */
export type BalanceTerms = 'before-arrival' | 'at-check-in'

/**
 * When a difference may be paid for a stay: now always; with the balance where its day is still ahead and the
 * market allows it (section 4, "Payment of a balance").
 */
export function timingsFor(
  stay: Stay,
  {
    market,
    terms,
    dueDaysBefore,
    today,
  }: {
    readonly market: Market
    readonly terms: BalanceTerms
    readonly dueDaysBefore: number
    readonly today: PlainDate
  },
): readonly PaymentTiming[] {
  if (terms === 'at-check-in') return ['now', 'at-check-in']
  const isAhead = addDays(stay.arrival, -dueDaysBefore) > today
  return mayPayBeforeArrival(market, stay) && isAhead ? ['now', 'before-arrival'] : ['now']
}
