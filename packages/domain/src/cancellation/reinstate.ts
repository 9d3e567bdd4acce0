import { type Instant, isBefore } from '../dates/index.ts'
import {
  type CancellationEnd,
  type CancellationOutcome,
  cancellationStateOf,
  nextCancellationState,
} from './cancellation-state.ts'

/** Until when a cancellation can be taken back; only then does the refund leave for the payment provider. */
export const reinstateUntil = (cancelledAt: Instant, reinstateMinutes: number): Instant =>
  new Date(Date.parse(cancelledAt) + reinstateMinutes * 60_000).toISOString()

/** Whether there is still time to take a cancellation back. Whether its nights are free is the service's to say. */
export const canReinstate = (
  cancelled: {
    readonly outcome: CancellationOutcome
    readonly reinstateUntil?: Instant
    readonly ended?: { readonly as: CancellationEnd }
  },
  now: Instant,
): boolean =>
  nextCancellationState(cancellationStateOf(cancelled), 'reinstate') !== undefined &&
  cancelled.reinstateUntil !== undefined &&
  isBefore(now, cancelled.reinstateUntil)
