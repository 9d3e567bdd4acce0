import { activeRooms } from '../../policy/index.ts'
import { nameRefusal, type Occupancy, type Reservation, tidiedName } from '../../reservation/index.ts'
import type { FieldRefusal } from '../../validation/index.ts'
import { type ChangeSelection, mostRooms, type NewRoomSelection } from '../index.ts'
import type { RoomOffer } from '../upgrade/index.ts'

/** The longest first or last name a room is booked under. */
export const longestName = 60

/** The form of a room to add, possibly incomplete. */
export type NewRoomForm = {
  readonly roomTypeId?: number | undefined
  readonly occupancy: Occupancy
  readonly firstName: string
  readonly lastName: string
}

/** Two adults, no category, no names. */
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

/** What is missing or wrong in a form: a category and the names of the main guest are needed. */
export function newRoomRefusals({ roomTypeId, firstName, lastName }: NewRoomForm): NewRoomRefusals {
  const name = (typed: string) => nameRefusal(tidiedName(typed), longestName)
  const refusals = {
    roomTypeId: roomTypeId === undefined ? ({ rule: 'required' } as const) : undefined,
    firstName: name(firstName),
    lastName: name(lastName),
  }
  return Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal !== undefined))
}

/** How many more rooms can be added besides those already selected. */
export const roomsFree = (
  { rooms }: Pick<Reservation, 'rooms'>,
  { newRooms }: Pick<ChangeSelection, 'newRooms'>,
): number => Math.max(0, mostRooms - activeRooms(rooms).length - newRooms.length)

/** The selection with an added room; unchanged if the form is incomplete. */
export function withNewRoom(selection: ChangeSelection, form: NewRoomForm): ChangeSelection {
  const room = newRoomOf(form)
  return room ? { ...selection, newRooms: [...selection.newRooms, room] } : selection
}

function newRoomOf(form: NewRoomForm): NewRoomSelection | undefined {
  const { roomTypeId, occupancy, firstName, lastName } = form
  if (roomTypeId === undefined || Object.keys(newRoomRefusals(form)).length > 0) return undefined
  return { roomTypeId, occupancy, firstName: tidiedName(firstName), lastName: tidiedName(lastName) }
}

/** The selection without one of its added rooms, by position. */
export const withoutNewRoom = (selection: ChangeSelection, place: number): ChangeSelection => ({
  ...selection,
  newRooms: selection.newRooms.filter((_, index) => index !== place),
})

/** How many rooms of a category are left besides the selected additional rooms; zero if it is unavailable. */
export const leftBeside = (
  { category: { roomTypeId }, availability }: RoomOffer,
  { newRooms }: Pick<ChangeSelection, 'newRooms'>,
): number =>
  availability.kind === 'available'
    ? Math.max(0, availability.left - newRooms.filter((room) => room.roomTypeId === roomTypeId).length)
    : 0

/** The number of the room added at this position: after every existing or cancelled room. */
export const newRoomNumber = ({ rooms }: Pick<Reservation, 'rooms'>, place: number): number =>
  Math.max(0, ...rooms.map(({ roomNumber }) => roomNumber)) + place + 1
