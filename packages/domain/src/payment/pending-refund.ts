import type { Instant } from '../dates/index.ts'
import type { Money } from '../money/index.ts'
import type { RefundState } from './refund-state.ts'

/** A card used for a payment, as its guest knows it. */
export type PaidCard = { readonly scheme: string; readonly lastDigits: string }

/**
 * The destination of a refund: its cards in order, each once. Empty if one of the cards is unknown. `byHand`
 * is the part that no card covers; it is included in the refund.
 */
export type RefundDestination = { readonly cards: readonly PaidCard[]; readonly byHand: Money }

/** A refund, with its card if that is known. */
export type PendingRefund = {
  readonly refundId: string
  readonly amount: Money
  readonly state: RefundState
  /** When it reached this state. */
  readonly since?: Instant
  readonly card?: PaidCard
}
