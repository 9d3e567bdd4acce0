import { activeRooms } from '../../policy/index.ts'
import {
  type Occupancy,
  type Reservation,
  type Room,
  type RoomCategory,
  together,
} from '../../reservation/index.ts'
import type { ChangeSelection } from '../index.ts'
import { guestsJoining } from '../occupancy/guests-to-join.ts'

/** A room of a reservation after a selection, whether or not it is available. */
export type SelectedRoom = {
  readonly roomNumber: number
  /** Missing if the selected category is unknown. */
  readonly category?: RoomCategory
  readonly occupancy: Occupancy
  readonly isNew: boolean
  readonly isOtherCategory: boolean
  readonly isJoined: boolean
}

/** Every active room after a selection, and the added rooms with the numbers they would get. */
export function roomsAsSelected(
  rooms: readonly Room[],
  selection: Pick<ChangeSelection, 'rooms' | 'newRooms'>,
  categories: readonly RoomCategory[],
): readonly SelectedRoom[] {
  const categoryOf = (roomTypeId: number) => categories.find((one) => one.roomTypeId === roomTypeId)
  const known = (category: RoomCategory | undefined) => (category ? { category } : {})
  const last = Math.max(0, ...rooms.map(({ roomNumber }) => roomNumber))
  const booked = activeRooms(rooms).map((room): SelectedRoom => {
    const { roomNumber, category: today, occupancy } = room
    const own = selection.rooms.find((one) => one.roomNumber === roomNumber)
    const isOtherCategory = own?.roomTypeId !== undefined && own.roomTypeId !== today.roomTypeId
    return {
      roomNumber,
      ...known(isOtherCategory ? categoryOf(own.roomTypeId) : today),
      occupancy: together(occupancy, guestsJoining(selection, roomNumber)),
      isNew: false,
      isOtherCategory,
      isJoined: own?.moreGuests !== undefined,
    }
  })
  const added = selection.newRooms.map(
    ({ roomTypeId, occupancy }, index): SelectedRoom => ({
      roomNumber: last + index + 1,
      ...known(categoryOf(roomTypeId)),
      occupancy,
      isNew: true,
      isOtherCategory: false,
      isJoined: false,
    }),
  )
  return [...booked, ...added]
}

/** A reservation with the selected categories and nights, as the basis of further choices. */
export function reservationAsSelected(
  reservation: Reservation,
  selection: ChangeSelection,
  categories: readonly RoomCategory[],
): Reservation {
  const selected = roomsAsSelected(reservation.rooms, selection, categories)
  return {
    ...reservation,
    stay: selection.stay ?? reservation.stay,
    rooms: reservation.rooms.map((room) => {
      const own = selected.find(({ roomNumber }) => roomNumber === room.roomNumber)
      return own?.category ? { ...room, category: own.category } : room
    }),
  }
}
