import type {
  ChangeSelection,
  ExtraGuestPrices,
  RateCalendar,
  RoomCategory,
  RoomOffer,
  AddOnMenu,
} from '@veranda/domain'
import type { ChangePriceProps } from '../../patterns/change-price/index.ts'
import type { Loadable } from '../../patterns/loaded/index.ts'
import type { NewRoomOffers } from '../../patterns/new-room/index.ts'

export const optionNumbers = [1, 2, 3] as const
export type OptionNumber = (typeof optionNumbers)[number]

/** One of the options tried side by side, and its price as every change has one. */
export type ComparedOption = {
  readonly number: OptionNumber
  readonly selection: ChangeSelection
  readonly price: ChangePriceProps
}

/** The parts of an option, each of which is changed in a panel of its own. */
const optionParts = ['dates', 'rooms', 'new-room', 'guests', 'services'] as const
export type OptionPart = (typeof optionParts)[number]

/** The panel that is open: a part of an option, or its price with the step that confirms it. */
export type OpenPanel = { readonly number: OptionNumber; readonly what: OptionPart | 'price' }

/** What can be chosen from, each asked for once a panel needs it. */
export type ComparisonLists = {
  readonly calendar: Loadable<RateCalendar>
  /** By the number of the room, highest first: up, down or aside. */
  readonly offers: Loadable<ReadonlyMap<number, readonly RoomOffer[]>>
  readonly extraPrices: Loadable<readonly ExtraGuestPrices[]>
  readonly menu: Loadable<AddOnMenu>
  /** For the occupancy that the form has. */
  readonly newRoom: Loadable<NewRoomOffers>
}

/** The categories and add-ons that selections refer to by id alone. */
export type ComparisonNames = {
  readonly categories: readonly RoomCategory[]
  readonly offers: ReadonlyMap<number, string>
}
