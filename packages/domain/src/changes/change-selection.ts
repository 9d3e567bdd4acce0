import type { PlainDate, Stay } from '../dates/index.ts'
import type { Occupancy } from '../reservation/index.ts'
import type { AddOnChoice, TransferPlace } from './add-on-choice.ts'

/** What a guest wants changed: any of its parts alone, or several together. What is not named stays as it is. */
export type ChangeSelection = {
  readonly stay?: Stay
  /** Asked for with other dates; without one the reservation's own promotion is priced with. */
  readonly promotionCode?: string
  readonly rooms: readonly RoomSelection[]
  readonly newRooms: readonly NewRoomSelection[]
  readonly services: readonly AddOnSelection[]
  /** With other dates: what becomes of the rooms' dated add-ons. Those not named move where they can. */
  readonly addOns?: readonly AddOnChoice[]
  readonly transfer?: TransferPlace
}

/** Another category for a room of the reservation, more guests in it, or both. */
export type RoomSelection = {
  readonly roomNumber: number
  readonly roomTypeId?: number
  readonly moreGuests?: Occupancy
}

/** A room more, for the same nights and under the main room's rate. Its main guest may sign in. */
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

/** Nothing is selected yet. */
export const noSelection: ChangeSelection = { rooms: [], newRooms: [], services: [] }

/** The parts of a change, each a flow of its own; together they are the comparison. */
export const changeParts = ['dates', 'category', 'guests', 'room', 'services'] as const
export type ChangePart = (typeof changeParts)[number]

/** What a selection is made of. */
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
