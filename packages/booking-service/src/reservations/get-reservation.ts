import type { LangCode } from '@veranda/contract'
import type { Reservation } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { wordsLanguageOf } from '../language.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { loadReservationRow } from './load-reservation-row.ts'
import { toReservation } from './to-reservation.ts'

/** The guest's own reservation. Any other number is not found, whether or not it exists. */
export async function getReservation(
  service: Service,
  guest: GuestSession,
  code: string,
  lang: LangCode,
): Promise<Reservation> {
  const own = code.toUpperCase() === guest.reservationCode
  const row =
    own && (await loadReservationRow(service.store.db, guest.reservationCode, wordsLanguageOf(lang)))
  if (!row || row.brand !== guest.brand)
    throw new ServiceRefusal('not-found', 'There is no such reservation for this session.')
  return toReservation(row, service.clock.now().toISOString())
}
