import { activeRooms } from '../../policy/index.ts'
import { nameRefusal, type Occupancy, type Reservation, tidiedName } from '../../reservation/index.ts'
import type { FieldRefusal } from '../../validation/index.ts'
import { type ChangeSelection, mostRooms, type NewRoomSelection } from '../index.ts'
import type { RoomOffer } from '../upgrade/index.ts'

/** The longest first or last name a room is booked under. */
export const longestName = 60

/** A room that is to be added, as far as its form is filled in. */
export type NewRoomForm = {
  readonly roomTypeId?: number | undefined
  readonly occupancy: Occupancy
  readonly firstName: string
  readonly lastName: string
}

/** Two adults, no category, nobody named. */
export const emptyNewRoom: NewRoomForm = {
  occupancy: { adults: 2, teens: 0, kids: 0, infants: 0 },
  firstName: '',
  lastName: '',
}

export type NewRoomRefusals = {
  readonly roomTypeId?: FieldRefusal
  readonly firstName?: FieldRefusal
  readonly lastName?: FieldRefusal
}

/** What is missing or wrong in a form: a category and the names of the main guest are needed (section 5). */
export function newRoomRefusals({ roomTypeId, firstName, lastName }: NewRoomForm): NewRoomRefusals {
  const name = (typed: string) => nameRefusal(tidiedName(typed), longestName)
  const refusals = {
    roomTypeId: roomTypeId === undefined ? ({ rule: 'required' } as const) : undefined,
    firstName: name(firstName),
    lastName: name(lastName),
  }
  return Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal !== undefined))
}

/** How many rooms more a reservation takes beside those that are to be added. */
export const roomsFree = (
  { rooms }: Pick<Reservation, 'rooms'>,
  { newRooms }: Pick<ChangeSelection, 'newRooms'>,
): number => Math.max(0, mostRooms - activeRooms(rooms).length - newRooms.length)

/** The selection with a room more; as it was where the form is not filled in. */
export function withNewRoom(selection: ChangeSelection, form: NewRoomForm): ChangeSelection {
  const room = newRoomOf(form)
  return room ? { ...selection, newRooms: [...selection.newRooms, room] } : selection
}

function newRoomOf(form: NewRoomForm): NewRoomSelection | undefined {
  const { roomTypeId, occupancy, firstName, lastName } = form
  if (roomTypeId === undefined || Object.keys(newRoomRefusals(form)).length > 0) return undefined
  return { roomTypeId, occupancy, firstName: tidiedName(firstName), lastName: tidiedName(lastName) }
}

/** The selection without one of the rooms that were to be added, by its place among them. */
export const withoutNewRoom = (selection: ChangeSelection, place: number): ChangeSelection => ({
  ...selection,
  newRooms: selection.newRooms.filter((_, index) => index !== place),
})

/** How many of a category are left beside the rooms that are to be added; none where it cannot be had at all. */
export const leftBeside = (
  { category: { roomTypeId }, availability }: RoomOffer,
  { newRooms }: Pick<ChangeSelection, 'newRooms'>,
): number =>
  availability.kind === 'available'
    ? Math.max(0, availability.left - newRooms.filter((room) => room.roomTypeId === roomTypeId).length)
    : 0

/** The number a room gets that is added in this place: after every room there is or was. */
export const newRoomNumber = ({ rooms }: Pick<Reservation, 'rooms'>, place: number): number =>
  Math.max(0, ...rooms.map(({ roomNumber }) => roomNumber)) + place + 1
