import { openOffers, type RoomCategory, roomKindOf, type RoomOffer } from '@veranda/domain'

/** The offers of each room, by its number, highest first. */
export type OffersByRoom = ReadonlyMap<number, readonly RoomOffer[]>

/** The room categories of the offers, in their order. */
export const categoriesOf = (offers: readonly RoomOffer[]) => offers.map(({ category }) => category)

/** What can be had, the cheapest first, and what cannot. */
export const openAndGone = (offers: readonly RoomOffer[]) => ({
  open: openOffers(offers),
  gone: offers.filter(({ availability }) => availability.kind !== 'available'),
})

/** Whether the room's own category or an offer before it has the same picture: every second one is turned around. */
export const isMirrored = (
  { category }: RoomOffer,
  index: number,
  all: readonly RoomOffer[],
  own?: RoomCategory,
): boolean => {
  const before = [...(own ? [own] : []), ...categoriesOf(all.slice(0, index))]
  return before.filter((one) => looksAlike(one, category)).length % 2 === 1
}

/** Without photographs they would be drawn the same. */
const looksAlike = (one: RoomCategory, other: RoomCategory): boolean =>
  !one.photoUrl && !other.photoUrl && one.view === other.view && roomKindOf(one) === roomKindOf(other)
