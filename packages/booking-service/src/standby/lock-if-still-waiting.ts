import {
  isSameStay,
  type Reservation,
  type Room,
  standbyTime,
  type StandbyTime,
  today,
} from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { standbyRequest } from '../schema/standby-request.ts'
import { lockReservation, type OwnReservation } from '../reservations/require-reservation.ts'
import type { WaitingStandbyRequest } from './list-waiting-requests.ts'

export type Waiting = { readonly own: OwnReservation; readonly room: Room }

/**
 * Locks the reservation and room of a request, and returns them if the request is still open and unchanged
 * since it was read; `undefined` if it was ended, changed or moved in the meantime.
 */
export async function lockIfStillWaiting(
  tx: Database,
  request: WaitingStandbyRequest,
  time: StandbyTime,
  now: Date,
): Promise<Waiting | undefined> {
  const { reservationCode, brand, roomNumber } = request
  const own = await lockReservation(tx, { reservationCode, brand }, now)
  const [row] = await tx
    .select()
    .from(standbyRequest)
    .where(and(eq(standbyRequest.id, request.requestId), eq(standbyRequest.state, 'waiting')))
    .for('update')
  const { reservation } = own
  const room = reservation.rooms.find((one) => one.roomNumber === roomNumber)
  const isSame =
    row?.ceiling === request.ceiling &&
    row.askedAt.toISOString() === request.askedAt &&
    row.roomTypeIds.join() === request.roomTypeIds.join() &&
    isSameStay(reservation.stay, request.stay)
  if (!isSame || !room || room.status === 'cancelled' || room.category.roomTypeId !== row.fromRoomTypeId)
    return undefined
  return standbyTimeOf(reservation, request.days, now) === time ? { own, room } : undefined
}

/** What happens to requests of a reservation at a moment. */
export const standbyTimeOf = (
  { stay, property }: Pick<Reservation, 'stay' | 'property'>,
  days: number,
  now: Date,
): StandbyTime => standbyTime(stay, days, today(property.timeZone, now.toISOString()))
