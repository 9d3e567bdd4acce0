import type { RoomCategory, RoomView } from '../../reservation/index.ts'

/** An advantage of another category over today's; only real ones are listed. */
export type RoomGain =
  | { readonly kind: 'larger'; readonly squareMeters: number }
  | { readonly kind: 'better-view'; readonly view: RoomView; readonly instead: RoomView }
  | { readonly kind: 'sleeps-more'; readonly guests: number }
  | { readonly kind: 'more-amenities'; readonly amenities: readonly string[] }

/** An advantage of today's category over the other one, so that a guest learns it before upgrading. */
export type RoomLoss =
  | { readonly kind: 'smaller'; readonly squareMeters: number }
  | { readonly kind: 'lesser-view'; readonly view: RoomView; readonly instead: RoomView }
  | { readonly kind: 'sleeps-fewer'; readonly guests: number }
  | { readonly kind: 'fewer-amenities'; readonly amenities: readonly string[] }

export type RoomComparison = { readonly gains: readonly RoomGain[]; readonly losses: readonly RoomLoss[] }

type Compared = Pick<RoomCategory, 'squareMeters' | 'view' | 'maxOccupancy' | 'amenities'>

/** What a guest gains and gives up by moving from one category to another, both described in the same language. */
export function compareRooms(today: Compared, other: Compared): RoomComparison {
  return { gains: gainsOf(today, other), losses: lossesOf(today, other) }
}

function gainsOf(today: Compared, other: Compared): readonly RoomGain[] {
  const { squareMeters, guests, view, amenities } = aheadOf(other, today)
  return [
    ...(squareMeters > 0 ? [{ kind: 'larger', squareMeters } as const] : []),
    ...(view ? [{ kind: 'better-view', view, instead: today.view } as const] : []),
    ...(guests > 0 ? [{ kind: 'sleeps-more', guests } as const] : []),
    ...(amenities.length > 0 ? [{ kind: 'more-amenities', amenities } as const] : []),
  ]
}

function lossesOf(today: Compared, other: Compared): readonly RoomLoss[] {
  const { squareMeters, guests, view, amenities } = aheadOf(today, other)
  return [
    ...(squareMeters > 0 ? [{ kind: 'smaller', squareMeters } as const] : []),
    ...(view ? [{ kind: 'lesser-view', view: other.view, instead: view } as const] : []),
    ...(guests > 0 ? [{ kind: 'sleeps-fewer', guests } as const] : []),
    ...(amenities.length > 0 ? [{ kind: 'fewer-amenities', amenities } as const] : []),
  ]
}

/** How far one category is ahead of another, by criterion; zero, negative or empty where it is not. */
const aheadOf = (one: Compared, other: Compared) => ({
  squareMeters: one.squareMeters - other.squareMeters,
  guests: one.maxOccupancy - other.maxOccupancy,
  view: worthOf[one.view] > worthOf[other.view] ? one.view : undefined,
  amenities: one.amenities.filter((amenity) => !other.amenities.includes(amenity)),
})

// City and courtyard differ in kind, and neither is better.
const worthOf: Readonly<Record<RoomView, number>> = { ocean: 3, lagoon: 2, garden: 1, city: 0, courtyard: 0 }
