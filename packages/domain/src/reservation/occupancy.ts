import type { AgeCategory } from '../property/index.ts'

/** How many people sleep in a room, by age category. */
export type Occupancy = {
  readonly adults: number
  readonly teens: number
  readonly kids: number
  readonly infants: number
}

/** How many people of all ages. */
export const headcount = (occupancy: Occupancy): number =>
  occupancy.adults + occupancy.teens + occupancy.kids + occupancy.infants

export const nobody: Occupancy = { adults: 0, teens: 0, kids: 0, infants: 0 }

const placeOf: Readonly<Record<AgeCategory, keyof Occupancy>> = {
  adult: 'adults',
  teen: 'teens',
  kid: 'kids',
  infant: 'infants',
}

/** How many guests of an age category there are. */
export const countOf = (occupancy: Occupancy, category: AgeCategory): number => occupancy[placeOf[category]]

/** The occupancy with another number of guests of one age category. */
export const withCount = (occupancy: Occupancy, category: AgeCategory, count: number): Occupancy => ({
  ...occupancy,
  [placeOf[category]]: count,
})

/** The occupancies of several rooms added up. */
export const together = (...all: readonly Occupancy[]): Occupancy => ({
  adults: all.reduce((sum, { adults }) => sum + adults, 0),
  teens: all.reduce((sum, { teens }) => sum + teens, 0),
  kids: all.reduce((sum, { kids }) => sum + kids, 0),
  infants: all.reduce((sum, { infants }) => sum + infants, 0),
})
