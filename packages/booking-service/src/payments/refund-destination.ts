import { type Money, type PaidCard, type RefundDestination, refundPlan } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { lockCollected, refundablesOf } from './collected-payments.ts'
import type { PaymentRow } from './payment-row.ts'
import { listRefunds } from './request-refunds.ts'

/** The cards to which an amount would be refunded now: what `requestRefunds` will do, for the quote. */
export async function refundDestination(
  tx: Database,
  reservationId: number,
  amount: Money,
): Promise<RefundDestination> {
  const payments = await lockCollected(tx, reservationId, amount.currency)
  const before = await listRefunds(tx, reservationId)
  const { parts, byHand } = refundPlan(refundablesOf(payments, before), amount)
  const cards = parts.map(({ paymentId }) => cardOf(payments.find(({ id }) => id === paymentId)))
  // Naming only one of two cards would suggest that the whole amount goes there.
  return { cards: cards.every((card) => card !== undefined) ? eachOnce(cards) : [], byHand }
}

function cardOf(row: PaymentRow | undefined): PaidCard | undefined {
  return row?.cardBrand && row.lastDigits !== null
    ? { scheme: row.cardBrand, lastDigits: row.lastDigits }
    : undefined
}

const eachOnce = (cards: readonly PaidCard[]): readonly PaidCard[] =>
  cards.filter(
    ({ scheme, lastDigits }, index) =>
      cards.findIndex((one) => one.scheme === scheme && one.lastDigits === lastDigits) === index,
  )
