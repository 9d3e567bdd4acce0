import { desc, eq } from 'drizzle-orm'
import { priceMatch } from '../schema/price-match.ts'
import type { GuestSession } from '../identity/identity.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { type PriceMatchIn, toPriceMatch } from './to-price-match.ts'

/** The latest request of a guest for a price match. */
export async function getPriceMatch(
  { store, clock }: Service,
  guest: GuestSession,
  bookingId: number,
): Promise<PriceMatchIn> {
  const { reservation } = await requireReservation(store.db, guest, clock.now())
  requireOwn(reservation, bookingId)
  const [row] = await store.db
    .select()
    .from(priceMatch)
    .where(eq(priceMatch.reservationId, bookingId))
    .orderBy(desc(priceMatch.requestedAt))
    .limit(1)
  if (!row) throw new ServiceRefusal('not-found', 'No price match was requested.')
  return toPriceMatch(row, reservation.currency)
}
