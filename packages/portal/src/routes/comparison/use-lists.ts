import type { OptionPart, ComparisonLists, ComparisonNames } from '@veranda/design-system/screens/comparison'
import { valueIn } from '@veranda/design-system/patterns/loaded'
import type { Occupancy, Reservation } from '@veranda/domain'
import { usePortal } from '../../portal.ts'
import {
  addOnsOf,
  categoriesOf,
  daysOf,
  extraPricesOf,
  newRoomOf,
  othersOf,
} from '../../server-state/choices.ts'
import { useRead } from '../../server-state/use-read.ts'

export type Needs = {
  /** The part that is being changed. */
  readonly part: OptionPart | undefined
  /** Whether an option has a category, or an add-on, whose name is needed. */
  readonly categories: boolean
  readonly addOns: boolean
  /** The occupancy of the further room. */
  readonly occupancy: Occupancy
}

/** The lists that options are chosen from, each loaded when it is first needed. */
export function useLists(reservation: Reservation, { part, categories, addOns, occupancy }: Needs) {
  const portal = usePortal()
  const days = useRead(daysOf(portal, reservation), { isNeeded: part === 'dates' })
  const others = useRead(othersOf(portal, reservation), { isNeeded: part === 'rooms' })
  const extraPrices = useRead(extraPricesOf(portal, reservation), { isNeeded: part === 'guests' })
  const menu = useRead(addOnsOf(portal, reservation), { isNeeded: part === 'services' || addOns })
  const newRoom = useRead(newRoomOf(portal, reservation, occupancy), { isNeeded: part === 'new-room' })
  const sold = useRead(categoriesOf(portal, reservation), {
    isNeeded: categories || (part !== undefined && part !== 'dates'),
  })
  const offered = valueIn(menu.state)?.offers ?? []
  const names: ComparisonNames = {
    categories: valueIn(sold.state) ?? [],
    offers: new Map(offered.map(({ offerId, name }) => [offerId, name])),
  }
  const lists: ComparisonLists = {
    calendar: days.state,
    offers: others.state,
    extraPrices: extraPrices.state,
    menu: menu.state,
    newRoom: newRoom.state,
  }
  const askAgain: Record<OptionPart, () => void> = {
    dates: days.again,
    rooms: others.again,
    'new-room': newRoom.again,
    guests: extraPrices.again,
    services: menu.again,
  }
  return { lists, names, askAgain: (wanted: OptionPart) => askAgain[wanted]() }
}
