import type { ChangeWish, RoomWish } from '../index.ts'
import type { OfferedPrice, RoomOffer } from './room-offer.ts'

/** The category that is wished for a room; none where the room is kept. */
export const chosenFor = ({ rooms }: Pick<ChangeWish, 'rooms'>, roomNumber: number): number | undefined =>
  rooms.find((room) => room.roomNumber === roomNumber)?.roomTypeId

/**
 * The wish with another category for a room, or with its category kept. Who joins it still does, and rooms stay in the
 * order of their numbers.
 */
export function withUpgrade(
  wish: ChangeWish,
  roomNumber: number,
  roomTypeId: number | undefined,
): ChangeWish {
  const others = wish.rooms.filter((room) => room.roomNumber !== roomNumber)
  const moreGuests = wish.rooms.find((room) => room.roomNumber === roomNumber)?.moreGuests
  const own: RoomWish = {
    roomNumber,
    ...(roomTypeId === undefined ? {} : { roomTypeId }),
    ...(moreGuests ? { moreGuests } : {}),
  }
  const isOther = roomTypeId !== undefined || moreGuests !== undefined
  const rooms = isOther ? [...others, own] : others
  return { ...wish, rooms: rooms.toSorted((a, b) => a.roomNumber - b.roomNumber) }
}

/** The offer that is chosen for a room, with its price; none where it is kept or the offer is gone. */
export function chosenOffer(
  offers: readonly RoomOffer[],
  roomTypeId: number | undefined,
): (OfferedPrice & Pick<RoomOffer, 'category'>) | undefined {
  const offer = offers.find(({ category }) => category.roomTypeId === roomTypeId)
  return offer?.availability.kind === 'available'
    ? { category: offer.category, ...offer.availability }
    : undefined
}

/** The other rooms of the wish that take the last rooms of an offer; empty while one is left for this room. */
export function takenByOthers(
  { category: { roomTypeId }, availability }: RoomOffer,
  { rooms }: Pick<ChangeWish, 'rooms'>,
  roomNumber: number,
): readonly number[] {
  if (availability.kind !== 'available') return []
  const others = rooms.filter((room) => room.roomNumber !== roomNumber && room.roomTypeId === roomTypeId)
  return others.length >= availability.left ? others.map((room) => room.roomNumber) : []
}

/** The wish with a category for every room that can have it, as long as there are some left. */
export function withUpgradeForAll(
  wish: ChangeWish,
  roomTypeId: number,
  offers: ReadonlyMap<number, readonly RoomOffer[]>,
): ChangeWish {
  let all = wish
  for (const [roomNumber, own] of offers) {
    const offer = own.find(({ category }) => category.roomTypeId === roomTypeId)
    if (offer?.availability.kind === 'available' && takenByOthers(offer, all, roomNumber).length === 0)
      all = withUpgrade(all, roomNumber, roomTypeId)
  }
  return all
}
