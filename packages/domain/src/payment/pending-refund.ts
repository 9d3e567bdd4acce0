import type { Instant } from '../dates/index.ts'
import type { Money } from '../money/index.ts'
import type { RefundState } from './refund-state.ts'

/** A card that was paid with, as its guest knows it. */
export type PaidCard = { readonly scheme: string; readonly lastDigits: string }

/**
 * Where money would go back to: the cards in the order it is spread over them, each named once. None is named where one
 * of them is not known. `byHand` is what no card covers; it is part of what comes back.
 */
export type RefundDestination = { readonly cards: readonly PaidCard[]; readonly byHand: Money }

/** What goes back, and over which card where that is known. */
export type PendingRefund = {
  readonly refundId: string
  readonly amount: Money
  readonly state: RefundState
  /** When it came to this state. */
  readonly since?: Instant
  readonly card?: PaidCard
}
