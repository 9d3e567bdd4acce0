import { type Failure, langCodeOf, listAddOnOffers } from '@veranda/contract'
import type { Reservation, Result, AddOnMenu } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'

/** The property's add-on offers and the rooms' add-ons, in the page's language. */
export const loadServices = (
  { client, store }: Pick<Portal, 'client' | 'store'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
): Promise<Result<AddOnMenu, Failure>> =>
  client.call(listAddOnOffers, {
    body: { bookingId, langCode: langCodeOf(store.get(wordsAtom).locale) },
  })
