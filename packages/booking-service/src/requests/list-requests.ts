import type { SpecialRequest } from '@veranda/domain'
import { and, desc, eq } from 'drizzle-orm'
import { reservation, specialRequest } from '../schema/reservation.ts'
import type { GuestSession } from '../identity/identity.ts'
import { requireOwn } from '../reservations/require-own.ts'
import type { Service } from '../service.ts'
import { toSpecialRequest } from './to-special-request.ts'

/** What a guest asked for, for every room, newest first. Of another guest's nothing is found. */
export async function listRequests(
  { store }: Pick<Service, 'store'>,
  { reservationCode, brand }: GuestSession,
  bookingId: number,
): Promise<readonly SpecialRequest[]> {
  const rows = await store.db
    .select({ bookingId: reservation.id, request: specialRequest })
    .from(reservation)
    .leftJoin(specialRequest, eq(specialRequest.reservationId, reservation.id))
    .where(and(eq(reservation.code, reservationCode), eq(reservation.brand, brand)))
    .orderBy(desc(specialRequest.at), desc(specialRequest.id))
  requireOwn({ bookingId: rows[0]?.bookingId ?? 0 }, bookingId)
  return rows.flatMap(({ request }) => (request ? [toSpecialRequest(request, reservationCode)] : []))
}
