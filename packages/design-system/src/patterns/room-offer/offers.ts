import { openOffers, type RoomCategory, roomKindOf, type RoomOffer } from '@veranda/domain'

/** The offers of each room, by its number, highest first. */
export type OffersByRoom = ReadonlyMap<number, readonly RoomOffer[]>

export const categoriesOf = (offers: readonly RoomOffer[]) => offers.map(({ category }) => category)

/** What can be had, the cheapest first, and what cannot. */
export const openAndGone = (offers: readonly RoomOffer[]) => ({
  open: openOffers(offers),
  gone: offers.filter(({ availability }) => availability.kind !== 'available'),
})

/** Whether one before it has the same picture: it is turned around then. */
export const isMirrored = ({ category }: RoomOffer, index: number, all: readonly RoomOffer[]): boolean =>
  all.slice(0, index).some((before) => looksAlike(before.category, category))

/** Without photographs they would be drawn the same. */
const looksAlike = (one: RoomCategory, other: RoomCategory): boolean =>
  !one.photoUrl && !other.photoUrl && one.view === other.view && roomKindOf(one) === roomKindOf(other)
