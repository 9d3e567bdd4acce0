import type { PropertyHelp } from '../help/index.ts'
import type { AgeRange } from './age-range.ts'
import type { CancellationVariant } from './cancellation-variant.ts'
import type { PaymentFlow } from './payment-flow.ts'

/** The rules of a property. They travel with the reservation; pages and service read the same value. */
export type PropertyRules = {
  /** Which of a reservation's rooms may be cancelled without the others. */
  readonly cancellationVariant: CancellationVariant
  /** Whether guests can buy add-ons online; otherwise no screen offers them. */
  readonly sellsAddOns: boolean
  /** How its guests pay, where that differs from its brand. */
  readonly paymentFlow?: PaymentFlow
  /** The ages it tells apart; a category that is missing is one it takes no guests of. */
  readonly ageRanges: readonly AgeRange[]
  readonly stayLimits: StayLimits
  /** The size of all documents together that a guest may send with a request to cancel. */
  readonly documentMegabytes: number
  /** Help lines or hours of its own, instead of its brand's. */
  readonly help?: PropertyHelp
}

/** A property's limits on stays, and how far ahead a stay can be booked or moved. */
export type StayLimits = {
  readonly minimumNights: number
  /** Missing where the length of a stay is not limited. */
  readonly maximumNights?: number
  /** How many days ahead nights can be booked. */
  readonly bookableDays: number
}
