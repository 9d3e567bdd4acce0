import type { LangCode } from '@veranda/contract'
import type { Reservation } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { wordsLanguageOf } from '../platform/language.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { loadReservationText, type ReservationText } from './load-reservation-row.ts'
import { reservationFrom } from './reservation-from.ts'

/** The guest's own reservation. Any other number is not found, whether or not it exists. */
export async function getReservation(
  service: Service,
  guest: GuestSession,
  code: string,
  lang: LangCode,
): Promise<Reservation> {
  const text = await getReservationText(service, guest, code, lang)
  return reservationFrom(text, service.clock.now().toISOString())
}

/** The same as text, as the database returned it. */
export async function getReservationText(
  { store: { db } }: Service,
  guest: GuestSession,
  code: string,
  lang: LangCode,
): Promise<ReservationText> {
  const own = code.toUpperCase() === guest.reservationCode
  const found = own ? await loadReservationText(db, guest, wordsLanguageOf(lang)) : undefined
  if (found === undefined)
    throw new ServiceRefusal('not-found', 'There is no such reservation for this session.')
  return found
}
