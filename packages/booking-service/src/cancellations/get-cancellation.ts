import type { CancellationReceipt } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { WordsLanguage } from '../reservations/load-reservation-row.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../service.ts'
import { latestReceipt } from './latest-receipt.ts'

/** The receipt of the latest cancellation, or of the latest request for one. */
export async function getCancellation(
  { store, clock }: Service,
  guest: GuestSession,
  bookingId: number,
  lang: WordsLanguage,
): Promise<CancellationReceipt> {
  const { reservation } = await requireReservation(store.db, guest, clock.now())
  requireOwn(reservation, bookingId)
  const receipt = await latestReceipt(store.db, reservation, lang)
  if (!receipt) throw new ServiceRefusal('not-found', 'Nothing of this reservation was cancelled.')
  return receipt
}
