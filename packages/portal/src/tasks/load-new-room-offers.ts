import { type Failure, langCodeOf, listNewRoomOffers, type NewRoomOffers } from '@veranda/contract'
import type { Locale, Occupancy, Reservation, Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** What a room more could be for whoever is to sleep in it, in the language the page is read in. */
export const loadNewRoomOffers = (
  { client }: Pick<Portal, 'client'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  { adults, teens, kids, infants }: Occupancy,
  locale: Locale,
): Promise<Result<NewRoomOffers, Failure>> =>
  client.call(listNewRoomOffers, {
    params: { bookingId: String(bookingId) },
    query: {
      adults: String(adults),
      teens: String(teens),
      kids: String(kids),
      infants: String(infants),
      langCode: langCodeOf(locale),
    },
  })
