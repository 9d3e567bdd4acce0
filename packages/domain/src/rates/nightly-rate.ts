import type { Occupancy } from '../guests/index.ts'

/** What a night of a room category costs under a rate plan, in minor units: two adults are included. */
export type NightlyRate = {
  readonly price: number
  readonly extraAdult: number
  readonly extraTeen: number
  readonly extraKid: number
}

/** How many adults sleep in a room for its price. */
export const adultsIncluded = 2

/** A night's price for whoever sleeps there: infants stay free (product decisions, "Prices"). */
export const nightPriceFor = (rate: NightlyRate, { adults, teens, kids }: Occupancy): number =>
  rate.price +
  Math.max(0, adults - adultsIncluded) * rate.extraAdult +
  teens * rate.extraTeen +
  kids * rate.extraKid
