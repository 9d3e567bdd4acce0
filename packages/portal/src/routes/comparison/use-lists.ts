import type { NewRoomOffers } from '@veranda/contract'
import type { NewRoomState } from '@veranda/design-system/screens/add-room'
import type {
  Asked,
  OptionPart,
  ComparisonLists,
  ComparisonNames,
} from '@veranda/design-system/screens/comparison'
import { ok, type Occupancy, type Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'
import { loadExtraGuestPrices } from '../../tasks/load-extra-guest-prices.ts'
import { loadNewRoomOffers } from '../../tasks/load-new-room-offers.ts'
import { loadOtherCategories } from '../../tasks/load-other-categories.ts'
import { loadRateCalendar } from '../../tasks/load-rate-calendar.ts'
import { loadRoomCategories } from '../../tasks/load-room-categories.ts'
import { loadServices } from '../../tasks/load-services.ts'
import { useAsked } from './use-asked.ts'

export type Needs = {
  /** The part that is being changed. */
  readonly part: OptionPart | undefined
  /** Whether an option has a category, or an add-on, whose name is needed. */
  readonly categories: boolean
  readonly addOns: boolean
  /** Another guest was faster: what is on screen is out of date. */
  readonly isRefused: boolean
  /** The occupancy of the further room. */
  readonly occupancy: Occupancy
}

/** The lists that options are chosen from, each loaded when it is first needed. */
export function useLists(
  reservation: Reservation,
  { part, categories, addOns, isRefused, occupancy }: Needs,
) {
  const portal = usePortal()
  const { locale } = useAtomValue(wordsAtom)
  const of = `${reservation.version}/${locale}/${isRefused}`
  const needed = (isNeeded: boolean) => ({ isNeeded, of })
  const calendar = useAsked(() => loadRateCalendar(portal, reservation), needed(part === 'dates'))
  const offers = useAsked(() => loadOtherCategories(portal, reservation), needed(part === 'rooms'))
  const extraPrices = useAsked(() => loadExtraGuestPrices(portal, reservation), needed(part === 'guests'))
  const menu = useAsked(() => loadServices(portal, reservation), needed(part === 'services' || addOns))
  const sold = useAsked(
    () => loadRoomCategories(portal, reservation),
    needed(categories || (part !== undefined && part !== 'dates')),
  )
  const sleeping = JSON.stringify(occupancy)
  const newRoom = useAsked(
    async () => {
      const answer = await loadNewRoomOffers(portal, reservation, occupancy, locale)
      return answer.ok ? ok({ sleeping, offers: answer.value }) : answer
    },
    { isNeeded: part === 'new-room', of: `${of}/${sleeping}` },
  )
  const names = useMemo((): ComparisonNames => {
    const offered = menu.asked.kind === 'known' ? menu.asked.value.offers : []
    return {
      categories: sold.asked.kind === 'known' ? sold.asked.value : [],
      offers: new Map(offered.map(({ offerId, name }) => [offerId, name])),
    }
  }, [sold.asked, menu.asked])
  const lists: ComparisonLists = {
    calendar: calendar.asked,
    offers: offers.asked,
    extraPrices: extraPrices.asked,
    menu: menu.asked,
    newRoom: newRoomIn(newRoom.asked, sleeping),
  }
  const askAgain: Record<OptionPart, () => void> = {
    dates: calendar.again,
    rooms: offers.again,
    'new-room': newRoom.again,
    guests: extraPrices.again,
    services: menu.again,
  }
  return { lists, names, askAgain: (wanted: OptionPart) => askAgain[wanted]() }
}

/** The offers for a further room hold for the occupancy that they were asked for. */
function newRoomIn(
  asked: Asked<{ readonly sleeping: string; readonly offers: NewRoomOffers }>,
  sleeping: string,
): NewRoomState {
  if (asked.kind !== 'known') return asked
  return asked.value.sleeping === sleeping ? { kind: 'ready', ...asked.value.offers } : { kind: 'loading' }
}
