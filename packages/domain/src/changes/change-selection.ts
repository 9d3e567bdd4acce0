import type { PlainDate, Stay } from '../dates/index.ts'
import type { Occupancy } from '../reservation/index.ts'
import type { AddOnChoice, TransferPlace } from './add-on-choice.ts'

/** What a guest wants to change: one part or several together. Omitted parts stay as they are. */
export type ChangeSelection = {
  readonly stay?: Stay
  /** With new dates only; without a code the reservation's own promotion applies. */
  readonly promotionCode?: string
  readonly rooms: readonly RoomSelection[]
  readonly newRooms: readonly NewRoomSelection[]
  readonly services: readonly AddOnSelection[]
  /** With new dates: what happens to the rooms' dated add-ons. Omitted ones move if they can. */
  readonly addOns?: readonly AddOnChoice[]
  readonly transfer?: TransferPlace
}

/** Another category for a room of the reservation, more guests in it, or both. */
export type RoomSelection = {
  readonly roomNumber: number
  readonly roomTypeId?: number
  readonly moreGuests?: Occupancy
}

/** An additional room, for the same nights and at the main room's rate. Its main guest may sign in. */
export type NewRoomSelection = {
  readonly roomTypeId: number
  readonly occupancy: Occupancy
  readonly firstName: string
  readonly lastName: string
}

/** An add-on to take for a room, or one of a room's own to give back. */
export type AddOnSelection =
  | {
      readonly kind: 'add'
      readonly roomNumber: number
      readonly offerId: number
      readonly quantity: number
      readonly day?: PlainDate
    }
  | { readonly kind: 'remove'; readonly addOnId: number }

/** An empty selection. */
export const noSelection: ChangeSelection = { rooms: [], newRooms: [], services: [] }

/** The parts of a change, each with a flow of its own; the comparison combines them. */
export const changeParts = ['dates', 'category', 'guests', 'room', 'services'] as const
export type ChangePart = (typeof changeParts)[number]

/** The parts that a selection contains. */
export function partsOf({ stay, rooms, newRooms, services }: ChangeSelection): readonly ChangePart[] {
  const has: Record<ChangePart, boolean> = {
    dates: stay !== undefined,
    category: rooms.some(({ roomTypeId }) => roomTypeId !== undefined),
    guests: rooms.some(({ moreGuests }) => moreGuests !== undefined),
    room: newRooms.length > 0,
    services: services.length > 0,
  }
  return changeParts.filter((part) => has[part])
}
