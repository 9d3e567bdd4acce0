import type { Occupancy } from '../reservation/index.ts'

/** What a night of a room category costs under a rate plan, in minor units: two guests are included. */
export type NightlyRate = {
  readonly price: number
  readonly extraAdult: number
  readonly extraTeen: number
  readonly extraKid: number
}

/** How many guests sleep in a room for its price. */
export const guestsIncluded = 2

/**
 * Who is charged beside a room's price: the included places are filled by adults first, then by the oldest children
 * (product decisions, "Prices").
 */
export function guestsCharged({ adults, teens, kids, infants }: Occupancy): Occupancy {
  const beyond = (count: number, older: number) =>
    count - Math.min(count, Math.max(0, guestsIncluded - older))
  return {
    adults: beyond(adults, 0),
    teens: beyond(teens, adults),
    kids: beyond(kids, adults + teens),
    infants: beyond(infants, adults + teens + kids),
  }
}

/** A night's price for whoever sleeps there: infants stay free (product decisions, "Prices"). */
export function nightPriceFor(rate: NightlyRate, occupancy: Occupancy): number {
  const { adults, teens, kids } = guestsCharged(occupancy)
  return rate.price + adults * rate.extraAdult + teens * rate.extraTeen + kids * rate.extraKid
}
