import {
  type ChangeSelection,
  isGivenBack,
  isIncluded,
  activeRooms,
  type Occupancy,
  type Reservation,
  type SelectedRoom,
  roomsAsSelected,
  type Stay,
  together,
} from '@veranda/domain'
import type { ComparisonNames } from './comparison-state.ts'

/** Something of a stay, and whether it is another than today. */
type Cell<Value> = { readonly value: Value; readonly isOther: boolean }

/** The cells in which an option is compared. */
export type OptionCells = {
  readonly stay: Cell<Stay>
  /** Rooms alike are told together. */
  readonly rooms: readonly RoomGroup[]
  readonly guests: Cell<Occupancy>
  /** The rooms whose guests are others, where more than one is booked. */
  readonly joined: readonly SelectedRoom[]
  readonly addOns: readonly AddOn[]
}

export type RoomGroup = {
  readonly numbers: readonly number[]
  /** Missing where it is not known by a name. */
  readonly name?: string
  readonly isNew: boolean
  readonly isOther: boolean
}

export type AddOn = {
  readonly key: string
  readonly name?: string
  readonly quantity: number
  readonly kind: 'kept' | 'added' | 'given-back'
}

/** The cells of an option; without a selection, those of the stay as booked. */
export function cellsOf(
  reservation: Reservation,
  selection: ChangeSelection,
  names: ComparisonNames,
): OptionCells {
  const rooms = roomsAsSelected(reservation.rooms, selection, names.categories)
  return {
    stay: { value: selection.stay ?? reservation.stay, isOther: selection.stay !== undefined },
    rooms: groupsOf(rooms),
    guests: {
      value: together(...rooms.map(({ occupancy }) => occupancy)),
      isOther: rooms.some(({ isJoined, isNew }) => isJoined || isNew),
    },
    joined:
      rooms.filter(({ isNew }) => !isNew).length > 1
        ? rooms.filter(({ isJoined, isNew }) => isJoined || isNew)
        : [],
    addOns: addOnsOf(reservation, selection, names),
  }
}

function groupsOf(rooms: readonly SelectedRoom[]): readonly RoomGroup[] {
  const groups = new Map<string, RoomGroup>()
  for (const { roomNumber, category, isNew, isOtherCategory } of rooms) {
    const key = `${category?.roomTypeId}/${isNew}/${isOtherCategory}`
    const numbers = [...(groups.get(key)?.numbers ?? []), roomNumber]
    const isOther = isNew || isOtherCategory
    groups.set(key, { numbers, isNew, isOther, ...(category ? { name: category.name } : {}) })
  }
  return [...groups.values()]
}

/** What is included is no extra; one that several rooms have is told once. */
function addOnsOf(
  { rooms }: Reservation,
  selection: ChangeSelection,
  { offers }: ComparisonNames,
): readonly AddOn[] {
  const paid = activeRooms(rooms)
    .flatMap(({ services }) => services)
    .filter((service) => !isIncluded(service))
  const alike = new Map<string, AddOn>()
  for (const { addOnId, name, quantity } of paid) {
    const kind = isGivenBack(selection, addOnId) ? 'given-back' : 'kept'
    const key = `${kind}/${name}`
    alike.set(key, { key, name, kind, quantity: quantity + (alike.get(key)?.quantity ?? 0) })
  }
  for (const one of selection.services) {
    if (one.kind !== 'add') continue
    const name = offers.get(one.offerId)
    const key = `added/${one.offerId}`
    const quantity = one.quantity + (alike.get(key)?.quantity ?? 0)
    alike.set(key, { key, kind: 'added', quantity, ...(name === undefined ? {} : { name }) })
  }
  return [...alike.values()]
}
