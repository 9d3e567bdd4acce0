import type { ChargeOfReservation } from '@veranda/contract'
import type { GuestSession } from '../identity/identity.ts'
import type { Service } from '../platform/service.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import { loadShownCharge } from './charge-row.ts'

/** The automatic charge of a guest's own reservation, where there is one. */
export async function getAutomaticCharge(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  guest: GuestSession,
  bookingId: number,
): Promise<ChargeOfReservation> {
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now)
  requireOwn(reservation, bookingId)
  const charge = await loadShownCharge(store.db, reservation, now)
  return charge ? { charge } : {}
}
