import { type ChangePart, changeParts } from './change-wish.ts'
import { goesWithStay } from './service-change.ts'
import type { RoomChange, StayChange } from './stay-change.ts'

/** What of a stay is another after a change, each part once, in the order parts are told. */
export function changedPartsOf({ before, after, rooms, services }: StayChange): readonly ChangePart[] {
  const has: Record<ChangePart, boolean> = {
    dates: before.arrival !== after.arrival || before.departure !== after.departure,
    category: rooms.some(isOtherCategory),
    guests: rooms.some(isForOthers),
    room: rooms.some(({ was }) => !was),
    services: services.some((service) => !goesWithStay(service)),
  }
  return changeParts.filter((part) => has[part])
}

/** Whether a room of the reservation becomes one of another category. */
export const isOtherCategory = ({ was, roomTypeId }: RoomChange): boolean =>
  was !== undefined && was.roomTypeId !== roomTypeId

/** Whether a room of the reservation is for other guests than before. */
export const isForOthers = ({ was, occupancy }: RoomChange): boolean =>
  was !== undefined &&
  (['adults', 'teens', 'kids', 'infants'] as const).some((one) => was.occupancy[one] !== occupancy[one])

/** Whether a room is another one after the change: added, of another category or for other guests. */
export const isOtherRoom = (room: RoomChange): boolean =>
  !room.was || isOtherCategory(room) || isForOthers(room)
