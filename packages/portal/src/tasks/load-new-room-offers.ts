import { type Failure, langCodeOf, listNewRoomOffers, type NewRoomOffers } from '@veranda/contract'
import type { Locale, Occupancy, Reservation, Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** The categories a further room can have for its guests, in the page's language. */
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
