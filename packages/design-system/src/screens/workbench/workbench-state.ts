import type {
  ChangeWish,
  ExtraGuestPrices,
  RateBoard,
  RoomCategory,
  RoomOffer,
  ServiceMenu,
} from '@veranda/domain'
import type { ChangePriceProps } from '../../patterns/change-price/index.ts'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'
import type { NewRoomState } from '../../patterns/new-room/index.ts'

export const wayNumbers = [1, 2, 3] as const
export type WayNumber = (typeof wayNumbers)[number]

/** One of the ways tried side by side, and its price as every change has one. */
export type Way = {
  readonly number: WayNumber
  readonly wish: ChangeWish
  readonly price: ChangePriceProps
}

/** What of a way is changed in a panel of its own. */
const wayParts = ['dates', 'rooms', 'new-room', 'guests', 'services'] as const
export type WayPart = (typeof wayParts)[number]

/** The panel that is open: a part of a way, or its price with the step that confirms it. */
export type OpenPanel = { readonly number: WayNumber; readonly what: WayPart | 'price' }

/** Something the hotel is asked for once a panel needs it. */
export type Asked<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

/** What can be chosen from. */
export type WorkbenchLists = {
  readonly board: Asked<RateBoard>
  /** By the number of the room, highest first: up, down or aside. */
  readonly offers: Asked<ReadonlyMap<number, readonly RoomOffer[]>>
  readonly extraPrices: Asked<readonly ExtraGuestPrices[]>
  readonly menu: Asked<ServiceMenu>
  /** For whoever the form says. */
  readonly newRoom: NewRoomState
}

/** What wishes name by a number alone. */
export type WorkbenchNames = {
  readonly categories: readonly RoomCategory[]
  readonly offers: ReadonlyMap<number, string>
}
