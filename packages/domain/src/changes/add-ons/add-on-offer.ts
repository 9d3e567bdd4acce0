import type { PlainDate } from '../../dates/index.ts'
import type { Money } from '../../money/index.ts'
import type { AddOnCategory } from '../../reservation/index.ts'

/** An add-on that a property offers to the guests of a room. */
export type AddOnOffer = {
  readonly offerId: number
  readonly name: string
  /** A description in one sentence. */
  readonly note: string
  readonly category: AddOnCategory
  readonly unitPrice: Money
  /** Provided on one day of the stay, which the guest chooses; otherwise for the whole stay. */
  readonly hasDay: boolean
  /** The limit per room, on a day or for the stay. */
  readonly maxQuantity: number
  /** Until so many days before its day (or arrival) it can be taken, and given back. */
  readonly noticeDays: number
}

/** An add-on of a room, and whether it can still be given back. */
export type BookedAddOn = {
  readonly addOnId: number
  /** The offer it was taken from; missing where it was booked otherwise. */
  readonly offerId?: number
  /** The last day on which it can be given back, by the property's calendar; missing where it never can. */
  readonly until?: PlainDate
}

/** The offers of a reservation's property, and the add-ons that its rooms have. */
export type AddOnMenu = {
  readonly offers: readonly AddOnOffer[]
  readonly taken: readonly BookedAddOn[]
}
