import type { Occupancy } from '../reservation/index.ts'

/** The price of a night in a room category under a rate plan, in minor units; it includes two guests. */
export type NightlyRate = {
  readonly price: number
  readonly extraAdult: number
  readonly extraTeen: number
  readonly extraKid: number
}

/** How many guests a room's price includes. */
export const guestsIncluded = 2

/**
 * The guests charged in addition to a room's price: adults take the included places first, then the oldest
 * children.
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

/** A night's price for an occupancy: infants stay free. */
export function nightPriceFor(rate: NightlyRate, occupancy: Occupancy): number {
  const { adults, teens, kids } = guestsCharged(occupancy)
  return rate.price + adults * rate.extraAdult + teens * rate.extraTeen + kids * rate.extraKid
}
