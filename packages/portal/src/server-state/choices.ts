import {
  type Failure,
  getRateCalendar,
  langCodeOf,
  listAddOnOffers,
  listExtraGuestPrices,
  listNewRoomOffers,
  listOtherCategories,
  listRoomCategories,
  listSuperiorCategories,
  type NewRoomOffers,
} from '@veranda/contract'
import {
  activeRooms,
  type AddOnMenu,
  addDays,
  type ExtraGuestPrices,
  type Locale,
  type Occupancy,
  ok,
  type RateCalendar,
  refused,
  type Reservation,
  type Result,
  type RoomCategory,
  type RoomOffer,
  today,
} from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { type Reading, readAgain } from './reading.ts'

/** What a change of a stay is chosen from. Each is of one version of the reservation. */

type Calls = Pick<Portal, 'client'>
type Booked = Pick<Reservation, 'bookingId' | 'version'>
type OffersByRoom = ReadonlyMap<number, readonly RoomOffer[]>

const choices = 'choices'

/** After a "no" what a page chooses from may be out of date: it is read again before the "no" is shown beside it. */
export async function readChoicesAgain(portal: Pick<Portal, 'store'>, failure: Failure): Promise<void> {
  if (isOutdated(failure)) await readAgain(portal, choices)
}

/** Whether a "no" says that what was chosen from is no longer so. */
export const isOutdated = (failure: Failure): boolean =>
  failure.kind === 'refused' && outdated.has(failure.refusal)

const outdated: ReadonlySet<string> = new Set(['sold-out', 'stay-not-possible', 'change-not-possible'])

/** All days that can be booked at once, so that turning a month asks nobody. */
export const daysOf = (
  { client, now }: Pick<Portal, 'client' | 'now'>,
  { property, version }: Reservation,
  promotionCode?: string,
): Reading<RateCalendar, Failure<typeof getRateCalendar>> => ({
  about: [choices, 'days'],
  version: `${version}/${promotionCode}`,
  read: () => {
    const from = today(property.timeZone, new Date(now()).toISOString())
    const to = addDays(from, property.stayLimits.bookableDays)
    return client.call(getRateCalendar, {
      query: { from, to, ...(promotionCode === undefined ? {} : { promocode: promotionCode }) },
    })
  },
})

/** The higher categories for each active room, by its number. */
export const offersOf = ({ client }: Calls, { rooms, version }: Reservation): Reading<OffersByRoom> => ({
  about: [choices, 'upgrades'],
  version,
  read: (locale) => roomByRoom({ client }, listSuperiorCategories, rooms, locale),
})

/** The other categories for each active room, whatever their rank. */
export const othersOf = ({ client }: Calls, { rooms, version }: Reservation): Reading<OffersByRoom> => ({
  about: [choices, 'others'],
  version,
  isClearedByFailure: true,
  read: (locale) => roomByRoom({ client }, listOtherCategories, rooms, locale),
})

/** All of them, or the failure: a guest would take what is missing for sold out. */
async function roomByRoom(
  { client }: Calls,
  endpoint: typeof listSuperiorCategories | typeof listOtherCategories,
  rooms: Reservation['rooms'],
  locale: Locale,
): Promise<Result<OffersByRoom, Failure>> {
  const offers = new Map<number, readonly RoomOffer[]>()
  const answers = await Promise.all(
    activeRooms(rooms).map(async ({ roomId, roomNumber }) => ({
      roomNumber,
      answer: await client.call(endpoint, {
        params: { roomId: String(roomId) },
        query: { langCode: langCodeOf(locale) },
      }),
    })),
  )
  for (const { roomNumber, answer } of answers) {
    if (!answer.ok) return answer
    offers.set(roomNumber, answer.value)
  }
  return ok(offers)
}

/** A guest who counts up to four asks once. */
const pause = 250

/** The categories a further room can have for its guests. */
export const newRoomOf = (
  { client }: Calls,
  { bookingId, version }: Booked,
  { adults, teens, kids, infants }: Occupancy,
): Reading<NewRoomOffers> => ({
  about: [choices, 'new-room', adults, teens, kids, infants],
  version,
  isClearedByFailure: true,
  read: async (locale, { signal }) => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return refused({ kind: 'offline' })
    return client.call(listNewRoomOffers, {
      params: { bookingId: String(bookingId) },
      query: {
        adults: String(adults),
        teens: String(teens),
        kids: String(kids),
        infants: String(infants),
        langCode: langCodeOf(locale),
      },
    })
  },
})

/** What one guest more costs in each room. */
export const extraPricesOf = (
  { client }: Calls,
  { bookingId, version }: Booked,
): Reading<readonly ExtraGuestPrices[]> => ({
  about: [choices, 'extra-prices'],
  version,
  isClearedByFailure: true,
  read: () => client.call(listExtraGuestPrices, { params: { bookingId: String(bookingId) } }),
})

/** The property's add-on offers and the rooms' add-ons. */
export const addOnsOf = ({ client }: Calls, { bookingId, version }: Booked): Reading<AddOnMenu> => ({
  about: [choices, 'add-ons'],
  version,
  read: (locale) => client.call(listAddOnOffers, { body: { bookingId, langCode: langCodeOf(locale) } }),
})

/** The kinds of room a property sells. */
export const categoriesOf = (
  { client }: Calls,
  { bookingId, version }: Booked,
): Reading<readonly RoomCategory[]> => ({
  about: [choices, 'categories'],
  version,
  read: (locale) =>
    client.call(listRoomCategories, {
      params: { bookingId: String(bookingId) },
      query: { langCode: langCodeOf(locale) },
    }),
})
