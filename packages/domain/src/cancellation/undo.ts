import { type Instant, isBefore } from '../dates/index.ts'
import {
  type CancellationEnd,
  type CancellationOutcome,
  cancellationStateOf,
  nextCancellationState,
} from './cancellation-state.ts'

/** Until when a cancellation can be taken back; only then does the refund leave for the payment provider. */
export const undoUntil = (cancelledAt: Instant, undoMinutes: number): Instant =>
  new Date(Date.parse(cancelledAt) + undoMinutes * 60_000).toISOString()

/** Whether there is still time to take a cancellation back. Whether its nights are free is the service's to say. */
export const canUndo = (
  cancelled: {
    readonly outcome: CancellationOutcome
    readonly undoUntil?: Instant
    readonly ended?: { readonly as: CancellationEnd }
  },
  now: Instant,
): boolean =>
  nextCancellationState(cancellationStateOf(cancelled), 'undo') !== undefined &&
  cancelled.undoUntil !== undefined &&
  isBefore(now, cancelled.undoUntil)
