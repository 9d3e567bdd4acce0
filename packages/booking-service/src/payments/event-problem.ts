import type { EventProblem, paymentEvent } from '../schema/payment.ts'
import type { PaymentRow } from './payment-row.ts'

type Said = Pick<typeof paymentEvent.$inferSelect, 'kind' | 'amount' | 'currency' | 'problem'>

/**
 * What of an event does not fit the payment or refund it names. Parts of an amount do not fit either: a booking is paid
 * for in one piece or not at all.
 */
export function eventProblem(
  { kind, amount, currency, problem }: Said,
  expected: Pick<PaymentRow, 'amount' | 'currency'>,
): EventProblem | undefined {
  if (problem) return problem
  if (amount === null || currency === null) return undefined
  // An authorisation ends as a whole, and providers put any amount beside that, or none.
  const isEnd = kind === 'voided' || kind === 'lapsed'
  if (isEnd && amount === 0) return undefined
  if (currency !== expected.currency) return 'other-currency'
  return isEnd || amount === expected.amount ? undefined : 'other-amount'
}
