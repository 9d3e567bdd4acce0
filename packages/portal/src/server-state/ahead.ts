import { activeRooms, emptyNewRoom, type Reservation } from '@veranda/domain'
import { standbyPath } from '../change-flows.ts'
import { paths } from '../paths.ts'
import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'
import { stayIn } from '../state/reservation.ts'
import { addOnsOf, daysOf, extraPricesOf, newRoomOf, offersOf } from './choices.ts'
import { queriesOf } from './queries.ts'
import { queryOf, type Reading, readNow } from './reading.ts'
import { countriesOf, receiptOf, requestsOf, standbyOf, termsOf } from './readings.ts'

const readingAt: Readonly<Record<string, (portal: Portal, stay: Reservation) => Reading<unknown>>> = {
  [paths.changeDates]: (portal, stay) => daysOf(portal, stay),
  [paths.roomUpgrade]: offersOf,
  [standbyPath]: standbyOf,
  [paths.roomGuests]: extraPricesOf,
  [paths.addRoom]: (portal, stay) => newRoomOf(portal, stay, emptyNewRoom.occupancy),
  [paths.addServices]: addOnsOf,
  [paths.cancellationPolicies]: (portal, stay) =>
    termsOf(
      portal,
      stay,
      activeRooms(stay.rooms).map(({ roomNumber }) => roomNumber),
    ),
  [paths.cancelled]: receiptOf,
  [paths.guestInformation]: countriesOf,
  [paths.specialRequest]: requestsOf,
}

/** How long an answer counts as fresh that waits for the code of its page; on a slow phone that comes later. */
const staleTime = 10_000

/** Reads what a page will show: the page joins the call, or finds its answer. */
export async function readAhead(portal: Portal, path: string): Promise<void> {
  const { store } = portal
  const stay = stayIn(store)
  const reading = stay && readingAt[path]?.(portal, stay)
  if (!reading) return
  const { queryKey } = queryOf(reading, store.get(wordsAtom).locale)
  queriesOf(store).setQueryDefaults(queryKey, { staleTime })
  await readNow(portal, reading)
}
