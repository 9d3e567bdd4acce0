import type { ChangeSelection, RoomSelection } from '../index.ts'
import type { OfferedPrice, RoomOffer } from './room-offer.ts'

/** The selected category of a room; `undefined` if the room keeps its own. */
export const chosenFor = (
  { rooms }: Pick<ChangeSelection, 'rooms'>,
  roomNumber: number,
): number | undefined => rooms.find((room) => room.roomNumber === roomNumber)?.roomTypeId

/**
 * The selection with another category for a room, or with its own. Its added guests stay, and rooms stay in
 * order of their numbers.
 */
export function withUpgrade(
  selection: ChangeSelection,
  roomNumber: number,
  roomTypeId: number | undefined,
): ChangeSelection {
  const others = selection.rooms.filter((room) => room.roomNumber !== roomNumber)
  const moreGuests = selection.rooms.find((room) => room.roomNumber === roomNumber)?.moreGuests
  const own: RoomSelection = {
    roomNumber,
    ...(roomTypeId === undefined ? {} : { roomTypeId }),
    ...(moreGuests ? { moreGuests } : {}),
  }
  const isOther = roomTypeId !== undefined || moreGuests !== undefined
  const rooms = isOther ? [...others, own] : others
  return { ...selection, rooms: rooms.toSorted((a, b) => a.roomNumber - b.roomNumber) }
}

/**
 * The selected offer of a room, with its price; `undefined` if there is none or it is no longer available.
 */
export function chosenOffer(
  offers: readonly RoomOffer[],
  roomTypeId: number | undefined,
): (OfferedPrice & Pick<RoomOffer, 'category'>) | undefined {
  const offer = offers.find(({ category }) => category.roomTypeId === roomTypeId)
  return offer?.availability.kind === 'available'
    ? { category: offer.category, ...offer.availability }
    : undefined
}

/**
 * The other rooms of the selection that take the last rooms of an offer; empty while one is left for this
 * room.
 */
export function takenByOthers(
  { category: { roomTypeId }, availability }: RoomOffer,
  { rooms }: Pick<ChangeSelection, 'rooms'>,
  roomNumber: number,
): readonly number[] {
  if (availability.kind !== 'available') return []
  const others = rooms.filter((room) => room.roomNumber !== roomNumber && room.roomTypeId === roomTypeId)
  return others.length >= availability.left ? others.map((room) => room.roomNumber) : []
}

/** The selection with a category for every room that can have it, as long as rooms are left. */
export function withUpgradeForAll(
  selection: ChangeSelection,
  roomTypeId: number,
  offers: ReadonlyMap<number, readonly RoomOffer[]>,
): ChangeSelection {
  let all = selection
  for (const [roomNumber, own] of offers) {
    const offer = own.find(({ category }) => category.roomTypeId === roomTypeId)
    if (offer?.availability.kind === 'available' && takenByOthers(offer, all, roomNumber).length === 0)
      all = withUpgrade(all, roomNumber, roomTypeId)
  }
  return all
}
