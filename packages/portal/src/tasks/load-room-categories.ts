import { type Failure, langCodeOf, listRoomCategories } from '@veranda/contract'
import type { Reservation, Result, RoomCategory } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'

/** The kinds of room a property sells, in the language the page is read in. */
export const loadRoomCategories = (
  { client, store }: Pick<Portal, 'client' | 'store'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
): Promise<Result<readonly RoomCategory[], Failure>> =>
  client.call(listRoomCategories, {
    params: { bookingId: String(bookingId) },
    query: { langCode: langCodeOf(store.get(wordsAtom).locale) },
  })
