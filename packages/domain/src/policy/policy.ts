import type { ClockTime } from '../dates/index.ts'
import type { Money } from '../money/index.ts'

/** From `daysBefore` days before arrival, at the policy's local clock time, cancelling costs `charge`. */
export type PenaltyTier = { readonly daysBefore: number; readonly charge: PenaltyCharge }

export type PenaltyCharge =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'nights'; readonly count: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'flat'; readonly amount: Money }
  | { readonly kind: 'whole-stay' }

/** The policy a room's guest agreed to when booking; later edits of the rate plan never change it. */
export type CancellationPolicy = {
  readonly refundable: boolean
  /** Deadlines fall at this clock time in the property's time zone. */
  readonly deadlineAt: ClockTime
  /** Earliest first, that is with the largest `daysBefore` first. */
  readonly tiers: readonly PenaltyTier[]
  /**
   * The minimum penalty, whatever the tiers say: the one in force when the stay was moved. It ends with the
   * new arrival.
   */
  readonly floor?: Money
}
