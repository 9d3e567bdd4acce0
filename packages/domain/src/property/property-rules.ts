import type { PropertyHelp } from '../help/index.ts'
import type { AgeRange } from './age-range.ts'
import type { CancellationVariant } from './cancellation-variant.ts'
import type { PaymentFlow } from './payment-flow.ts'

/** What a property decides by itself. It travels with the reservation, and pages and service read the same value. */
export type PropertyRules = {
  /** Which of a reservation's rooms may be cancelled without the others. */
  readonly cancellationVariant: CancellationVariant
  /** Whether guests can add to their stay online; where not, no screen offers it. */
  readonly sellsAddOns: boolean
  /** How its guests pay, where that differs from its brand. */
  readonly paymentFlow?: PaymentFlow
  /** The ages it tells apart; a category that is missing is one it takes no guests of. */
  readonly ageRanges: readonly AgeRange[]
  readonly stayLimits: StayLimits
  /** Help lines or hours of its own, instead of its brand's. */
  readonly help?: PropertyHelp
}

/** What a property asks of a stay, and how far ahead one can be moved or booked. */
export type StayLimits = {
  readonly minimumNights: number
  /** Missing where a stay may be as long as rooms are on sale. */
  readonly maximumNights?: number
  /** How many days from today the last night is that can be booked. */
  readonly bookableDays: number
}
