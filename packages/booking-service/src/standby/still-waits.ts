import { type Reservation, type Room, standbyTime, type StandbyTime, today } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { standbyWish } from '../schema/standby-wish.ts'
import { lockReservation, type OwnReservation } from '../reservations/require-reservation.ts'
import type { WaitingWish } from './waiting-wishes.ts'

export type Waiting = { readonly own: OwnReservation; readonly room: Room }

/**
 * The reservation and room of a wish, locked, while the wish still waits just as it was read, for what is to happen
 * to it now. Nothing, where somebody else has ended, changed or moved it since.
 */
export async function stillWaits(
  tx: Database,
  wish: WaitingWish,
  time: StandbyTime,
  now: Date,
): Promise<Waiting | undefined> {
  const { reservationCode, brand, roomNumber } = wish
  const own = await lockReservation(tx, { reservationCode, brand }, now)
  const [row] = await tx
    .select()
    .from(standbyWish)
    .where(and(eq(standbyWish.id, wish.wishId), eq(standbyWish.state, 'waiting')))
    .for('update')
  const { reservation } = own
  const room = reservation.rooms.find((one) => one.roomNumber === roomNumber)
  const isSame =
    row?.ceiling === wish.ceiling &&
    row.askedAt.toISOString() === wish.askedAt &&
    row.roomTypeIds.join() === wish.roomTypeIds.join() &&
    reservation.stay.arrival === wish.stay.arrival &&
    reservation.stay.departure === wish.stay.departure
  if (!isSame || !room || room.status === 'cancelled' || room.category.roomTypeId !== row.fromRoomTypeId)
    return undefined
  return timeOf(reservation, wish.days, now) === time ? { own, room } : undefined
}

/** What happens to wishes of a reservation at a moment. */
export const timeOf = (
  { stay, property }: Pick<Reservation, 'stay' | 'property'>,
  days: number,
  now: Date,
): StandbyTime => standbyTime(stay, days, today(property.timeZone, now.toISOString()))
