import type { Cancellation, CancellationEnd, CancellationOutcome, CreditNote } from '../cancellation/index.ts'
import type { Quote } from '../changes/index.ts'
import type { Instant } from '../dates/index.ts'
import type { ReviewQuestion } from '../staff/index.ts'
import type { RefundDestination, PendingRefund } from '../payment/index.ts'

/** The result of cancelling, and where its refund would go. */
export type CancelQuote = Quote<Cancellation> & { readonly refundTo: RefundDestination }

/** A guest's receipt: what was cancelled and what was not, when, the money, and what can still be done. */
export type CancellationReceipt = {
  readonly outcome: CancellationOutcome
  readonly bookingId: number
  readonly version: number
  readonly cancellation: Cancellation
  readonly at: Instant
  /** The chosen reason in the guest's language. */
  readonly reason?: string
  readonly cancellationCode?: string
  readonly refunds: readonly PendingRefund[]
  readonly reinstateUntil?: Instant
  readonly creditNote?: CreditNote
  /** The request that the hotel's team decides. */
  readonly requestId?: string
  /** What the team asked during its review, the oldest first. */
  readonly questions?: readonly ReviewQuestion[]
  /** How it has ended since. */
  readonly ended?: { readonly as: CancellationEnd; readonly at: Instant }
}
