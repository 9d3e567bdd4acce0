import { activeRooms } from '../policy/index.ts'
import type { AgeCategory, AgeRange } from '../property/index.ts'
import {
  headcount,
  isSuperior,
  nameRefusal,
  type Occupancy,
  type Reservation,
  type Room,
  type RoomCategory,
  tidiedName,
  together,
} from '../reservation/index.ts'
import { ok, refused, type Result } from '../result.ts'
import type { ChangeSelection, RoomSelection } from './change-selection.ts'

/** The most rooms a reservation has. */
export const mostRooms = 9

/** A property's rules about its rooms and the guests it accepts. */
export type SalesRules = {
  readonly categories: readonly RoomCategory[]
  readonly ageRanges: readonly AgeRange[]
  readonly adultsOnly: boolean
}

/** Why a selection of rooms is impossible. */
export type SelectionRefusal =
  | { readonly kind: 'nothing-wanted' | 'too-many-rooms' | 'adults-only' }
  | {
      readonly kind: 'room-not-found' | 'not-superior' | 'same-category' | 'no-adult' | 'name-not-accepted'
      readonly roomNumber: number
    }
  | { readonly kind: 'category-not-found'; readonly roomTypeId: number }
  | { readonly kind: 'too-many-guests'; readonly roomNumber: number; readonly maxOccupancy: number }
  /** The offer or add-on does not exist, is not available on that day, or can no longer be given back. */
  | {
      readonly kind: 'service-not-found' | 'service-not-on-that-day' | 'service-not-removable'
      readonly addOnId: number
    }
  /** More of an offer than a room may have. */
  | { readonly kind: 'too-many-of-service'; readonly addOnId: number; readonly maxQuantity: number }
  /** The property has no such age category. */
  | { readonly kind: 'age-range-not-found'; readonly category: AgeCategory }

/** A room after the change. An existing one without a selection stays as booked. */
export type WantedRoom = {
  readonly roomNumber: number
  readonly category: RoomCategory
  readonly occupancy: Occupancy
  /** The existing room; missing if it is added. */
  readonly room?: Room
  readonly mainGuest?: { readonly firstName: string; readonly lastName: string }
  readonly isOther: boolean
}

/** The categories a selection may lead to: only higher ones for an upgrade. */
export type Direction = 'upward' | 'any'

/** The rooms of a selection in order of their numbers, or the first reason why it is impossible. */
export function wantedRooms(
  { rooms }: Pick<Reservation, 'rooms'>,
  selection: Pick<ChangeSelection, 'rooms' | 'newRooms'>,
  rules: SalesRules,
  direction: Direction,
): Result<readonly WantedRoom[], SelectionRefusal> {
  const active = activeRooms(rooms)
  const unknown = selection.rooms.find(
    ({ roomNumber }) => !active.some((room) => room.roomNumber === roomNumber),
  )
  if (unknown) return refused({ kind: 'room-not-found', roomNumber: unknown.roomNumber })
  if (active.length + selection.newRooms.length > mostRooms) return refused({ kind: 'too-many-rooms' })
  const last = Math.max(0, ...rooms.map(({ roomNumber }) => roomNumber))
  const wanted: WantedRoom[] = []
  for (const room of active) {
    const one = otherRoom(
      room,
      selection.rooms.find(({ roomNumber }) => roomNumber === room.roomNumber),
      rules,
      direction,
    )
    if (!one.ok) return one
    wanted.push(one.value)
  }
  for (const [index, { roomTypeId, occupancy, firstName, lastName }] of selection.newRooms.entries()) {
    const category = rules.categories.find((one) => one.roomTypeId === roomTypeId)
    if (!category) return refused({ kind: 'category-not-found', roomTypeId })
    const roomNumber = last + index + 1
    const mainGuest = { firstName: tidiedName(firstName), lastName: tidiedName(lastName) }
    if (nameRefusal(mainGuest.firstName) || nameRefusal(mainGuest.lastName))
      return refused({ kind: 'name-not-accepted', roomNumber })
    wanted.push({ roomNumber, category, occupancy, mainGuest, isOther: true })
  }
  const restriction = wanted
    .filter(({ isOther }) => isOther)
    .map((room) => restrictionIn(room, rules))
    .find(Boolean)
  return restriction ? refused(restriction) : ok(wanted)
}

function otherRoom(
  room: Room,
  selection: RoomSelection | undefined,
  { categories }: SalesRules,
  direction: Direction,
): Result<WantedRoom, SelectionRefusal> {
  const { roomNumber, category: today, occupancy } = room
  if (!selection || (selection.roomTypeId === undefined && !selection.moreGuests))
    return ok({ roomNumber, category: today, occupancy, room, isOther: false })
  const roomTypeId = selection.roomTypeId ?? today.roomTypeId
  const category =
    roomTypeId === today.roomTypeId ? today : categories.find((one) => one.roomTypeId === roomTypeId)
  if (!category) return refused({ kind: 'category-not-found', roomTypeId })
  if (selection.roomTypeId === today.roomTypeId) return refused({ kind: 'same-category', roomNumber })
  if (selection.roomTypeId !== undefined && direction === 'upward' && !isSuperior(category, today))
    return refused({ kind: 'not-superior', roomNumber })
  return ok({
    roomNumber,
    category,
    occupancy: selection.moreGuests ? together(occupancy, selection.moreGuests) : occupancy,
    room,
    isOther: true,
  })
}

function restrictionIn(
  { roomNumber, occupancy, category }: WantedRoom,
  { adultsOnly, ageRanges }: SalesRules,
): SelectionRefusal | undefined {
  const { maxOccupancy } = category
  if (occupancy.adults < 1) return { kind: 'no-adult', roomNumber }
  if (adultsOnly && headcount(occupancy) > occupancy.adults) return { kind: 'adults-only' }
  const strange = guestsOf(occupancy).find((one) => !ageRanges.some((range) => range.category === one))
  if (strange) return { kind: 'age-range-not-found', category: strange }
  return headcount(occupancy) > maxOccupancy
    ? { kind: 'too-many-guests', roomNumber, maxOccupancy }
    : undefined
}

/** The age categories present in a room. */
const guestsOf = ({ adults, teens, kids, infants }: Occupancy): readonly AgeCategory[] => [
  ...(adults > 0 ? (['adult'] as const) : []),
  ...(teens > 0 ? (['teen'] as const) : []),
  ...(kids > 0 ? (['kid'] as const) : []),
  ...(infants > 0 ? (['infant'] as const) : []),
]
