import { checkRooms, type RoomCheck } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../service.ts'

/** What keeps each of the chosen rooms from being cancelled with the others. */
export async function checkCancellation(
  { store, clock }: Service,
  guest: GuestSession,
  roomNumbers: readonly number[],
): Promise<readonly RoomCheck[]> {
  const { reservation } = await requireReservation(store.db, guest, clock.now())
  return checkRooms(reservation.rooms, roomNumbers, reservation.property.cancellationVariant)
}
