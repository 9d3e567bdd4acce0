import type { PlainDate } from '../../dates/index.ts'
import { headcount, type Occupancy } from '../../reservation/index.ts'
import type { UpgradeRestriction, StayRestriction } from './upgrade-restrictions.ts'
import type { RoomOffer } from './room-offer.ts'

/** Why none of several categories is available: the reason that they share. */
export type NoOffer =
  /** `most`: the largest number of guests that one of them sleeps. */
  | { readonly kind: 'too-small'; readonly most: number }
  | { readonly kind: 'restricted'; readonly restriction: StayRestriction }
  /** On these nights no category large enough is left; empty if they are sold out on different nights. */
  | { readonly kind: 'sold-out'; readonly nights: readonly PlainDate[] }
  | { readonly kind: 'not-on-sale' }
  /** Each category large enough is unavailable for another reason. */
  | { readonly kind: 'mixed' }

/** The categories that can be had, the cheapest first. */
export const openOffers = (offers: readonly RoomOffer[]): readonly RoomOffer[] =>
  offers
    .filter(({ availability }) => availability.kind === 'available')
    .toSorted((one, other) => priceOf(one) - priceOf(other))

const priceOf = ({ availability }: RoomOffer): number =>
  availability.kind === 'available' ? availability.total.amount : 0

/** The restrictions of an offer; empty if it is available. */
export const restrictionsOf = ({ availability }: RoomOffer): readonly UpgradeRestriction[] =>
  availability.kind === 'available' ? [] : availability.restrictions

/** Whether the guests would fit if the category were available. */
export const isLargeEnough = (offer: RoomOffer): boolean =>
  restrictionsOf(offer).every(({ kind }) => kind !== 'too-small')

/** Whether a guest can wait for a category: it is available, or only sold out. */
export const canBecomeFree = (offer: RoomOffer): boolean =>
  restrictionsOf(offer).every(({ kind }) => kind === 'sold-out')

/** Why none of these is available; `undefined` if one is, or if there are none. */
export function whyNoOffer(offers: readonly RoomOffer[]): NoOffer | undefined {
  if (offers.length === 0 || openOffers(offers).length > 0) return undefined
  const fitting = offers.filter(isLargeEnough)
  if (fitting.length === 0)
    return { kind: 'too-small', most: Math.max(...offers.map(({ category }) => category.maxOccupancy)) }
  const [first, ...others] = fitting.map(restrictionsOf)
  const shared = (first ?? []).filter(({ kind }) =>
    others.every((own) => own.some((one) => one.kind === kind)),
  )
  const restricted = shared.find((one) => one.kind === 'restricted')
  if (restricted) return restricted
  if (shared.some(({ kind }) => kind === 'sold-out'))
    return { kind: 'sold-out', nights: nightsInAll(fitting.map(takenNights)) }
  return { kind: shared.some(({ kind }) => kind === 'not-on-sale') ? 'not-on-sale' : 'mixed' }
}

const takenNights = (offer: RoomOffer): readonly PlainDate[] =>
  restrictionsOf(offer).flatMap((one) => (one.kind === 'sold-out' ? one.nights : []))

const nightsInAll = ([first = [], ...others]: readonly (readonly PlainDate[])[]): readonly PlainDate[] =>
  first.filter((night) => others.every((nights) => nights.includes(night)))

/**
 * Divides guests who are too many for one room between two: each with an adult, as evenly as possible;
 * `undefined` with a single adult.
 */
export function overTwoRooms(party: Occupancy): readonly [Occupancy, Occupancy] | undefined {
  if (party.adults < 2) return undefined
  const half = ({ adults, teens, kids, infants }: Occupancy): Occupancy => {
    const own = { adults: Math.ceil(adults / 2), teens: Math.ceil(teens / 2), kids: Math.floor(kids / 2) }
    return { ...own, infants: Math.floor(infants / 2) }
  }
  const one = half(party)
  return [
    one,
    {
      adults: party.adults - one.adults,
      teens: party.teens - one.teens,
      kids: party.kids - one.kids,
      infants: party.infants - one.infants,
    },
  ]
}

/** Whether a party fits into two rooms of a property whose largest room sleeps `most`. */
export const fitsInTwo = (party: Occupancy, most: number): boolean =>
  overTwoRooms(party)?.every((own) => headcount(own) <= most) ?? false
