import type { LangCode } from '@veranda/contract'
import type { Reservation } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { wordsLanguageOf } from '../language.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { loadReservationText } from './load-reservation-row.ts'
import { reservationFrom } from './reservation-from.ts'

/** The guest's own reservation. Any other number is not found, whether or not it exists. */
export async function getReservation(
  { store: { db }, clock }: Service,
  guest: GuestSession,
  code: string,
  lang: LangCode,
): Promise<Reservation> {
  const own = code.toUpperCase() === guest.reservationCode
  const words = wordsLanguageOf(lang)
  const text = own ? await loadReservationText(db, guest.reservationCode, words) : undefined
  const found = text && reservationFrom(text, clock.now().toISOString())
  if (!found || found.brand !== guest.brand)
    throw new ServiceRefusal('not-found', 'There is no such reservation for this session.')
  return found
}
