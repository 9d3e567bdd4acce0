import type { PlainDate } from '../../dates/index.ts'
import type { Money } from '../../money/index.ts'
import type { AddOnCategory } from '../../reservation/index.ts'

/** A benefit or extra a property has for the guests of a room. */
export type AddOnOffer = {
  readonly offerId: number
  readonly name: string
  /** What it is, in a sentence. */
  readonly note: string
  readonly category: AddOnCategory
  readonly unitPrice: Money
  /** Given on one day of the stay, which the guest chooses; else it is for the whole stay. */
  readonly hasDay: boolean
  /** The most a room has of it, on a day or for the stay. */
  readonly maxQuantity: number
  /** Until so many days before its day (or arrival) it can be taken, and given back. */
  readonly noticeDays: number
}

/** An add-on a room has, and what can still be done about it. */
export type BookedAddOn = {
  readonly addOnId: number
  /** The offer it was taken from; missing where it was booked otherwise. */
  readonly offerId?: number
  /** The last day on which it can be given back, by the property's calendar; missing where it never can. */
  readonly until?: PlainDate
}

/** What a property has for the guests of a reservation, and what they have of it. */
export type AddOnMenu = {
  readonly offers: readonly AddOnOffer[]
  readonly taken: readonly BookedAddOn[]
}
