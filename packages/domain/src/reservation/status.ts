import { activeRooms } from '../policy/index.ts'
import type { BalanceDue, ReservationStatus } from './reservation.ts'
import type { Room, RoomStatus } from './room.ts'

/**
 * A reservation's status, derived and never stored: cancelled if all rooms are, under review if any room is,
 * pending payment if a balance is due before arrival, otherwise confirmed.
 */
export function reservationStatusOf(
  rooms: readonly { readonly status: RoomStatus }[],
  balanceDue: BalanceDue,
): ReservationStatus {
  if (activeRooms(rooms).length === 0) return 'cancelled'
  if (rooms.some(({ status }) => status === 'under-review')) return 'under-review'
  return balanceDue.kind === 'before-arrival' ? 'pending-payment' : 'confirmed'
}

/**
 * Flexible means refundable; a single non-refundable room keeps the whole stay from being changed.
 */
export const everyRoomRefundable = (rooms: readonly Pick<Room, 'status' | 'policy'>[]): boolean =>
  activeRooms(rooms).every(({ policy }) => policy.refundable)

/** A room's own confirmation: the reservation code, a slash, the room number. */
export const roomConfirmationOf = (reservationCode: string, roomNumber: number): string =>
  `${reservationCode}/${roomNumber}`
