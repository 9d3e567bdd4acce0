import { type Instant, isBefore } from '../dates/index.ts'
import {
  type CancellationEnd,
  type CancellationOutcome,
  cancellationStateOf,
  nextCancellationState,
} from './cancellation-state.ts'

/**
 * Until when a cancellation can be reinstated; the refund is sent to the payment provider only after that.
 */
export const reinstateUntil = (cancelledAt: Instant, reinstateMinutes: number): Instant =>
  new Date(Date.parse(cancelledAt) + reinstateMinutes * 60_000).toISOString()

/**
 * Whether there is still time to reinstate a cancellation. The service checks whether its nights are free.
 */
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
