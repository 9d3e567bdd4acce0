import type { Cancellation, CancellationEnd, CancellationOutcome, CreditNote } from '../cancellation/index.ts'
import type { Quote } from '../changes/index.ts'
import type { Instant } from '../dates/index.ts'
import type { RefundDestination, PendingRefund } from '../payment/index.ts'

/** What cancelling comes to, and where its refund would go. */
export type CancelQuote = Quote<Cancellation> & { readonly refundTo: RefundDestination }

/** What a guest keeps in hand: what was cancelled and what not, when, the money, and what can still be done about it. */
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
  /** The request the hotel's team decides. */
  readonly requestId?: string
  /** What became of it since. */
  readonly ended?: { readonly as: CancellationEnd; readonly at: Instant }
}
