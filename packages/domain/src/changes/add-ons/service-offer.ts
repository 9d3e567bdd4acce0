import type { PlainDate } from '../../dates/index.ts'
import type { Money } from '../../money/index.ts'
import type { ServiceCategory } from '../../reservation/index.ts'

/** A benefit or extra a property has for the guests of a room. */
export type ServiceOffer = {
  readonly offerId: number
  readonly name: string
  /** What it is, in a sentence. */
  readonly note: string
  readonly category: ServiceCategory
  readonly unitPrice: Money
  /** Given on one day of the stay, which the guest chooses; else it is for the whole stay. */
  readonly hasDay: boolean
  /** The most a room has of it, on a day or for the stay. */
  readonly maxQuantity: number
  /** Until so many days before its day (or arrival) it can be taken, and given back. */
  readonly noticeDays: number
}

/** An extra a room has, and what can still be done about it. */
export type TakenService = {
  readonly serviceId: number
  /** The offer it was taken from; missing where it was booked otherwise. */
  readonly offerId?: number
  /** The last day on which it can be given back, by the property's calendar; missing where it never can. */
  readonly until?: PlainDate
}

/** What a property has for the guests of a reservation, and what they have of it. */
export type ServiceMenu = {
  readonly offers: readonly ServiceOffer[]
  readonly taken: readonly TakenService[]
}
