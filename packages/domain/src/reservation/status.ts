import { activeRooms } from '../policy/index.ts'
import type { BalanceDue, ReservationStatus } from './reservation.ts'
import type { Room, RoomStatus } from './room.ts'

/**
 * A reservation's status, derived and never stored: cancelled when all its rooms are, under review when any room is,
 * pending payment when something is owed and due before arrival, else confirmed.
 */
export function reservationStatusOf(
  rooms: readonly { readonly status: RoomStatus }[],
  balanceDue: BalanceDue,
): ReservationStatus {
  if (activeRooms(rooms).length === 0) return 'cancelled'
  if (rooms.some(({ status }) => status === 'under-review')) return 'under-review'
  return balanceDue.kind === 'before-arrival' ? 'pending-payment' : 'confirmed'
}

/** Flexible means refundable; one non-refundable room keeps the whole stay as it is (section 4). */
export const everyRoomRefundable = (rooms: readonly Pick<Room, 'status' | 'policy'>[]): boolean =>
  activeRooms(rooms).every(({ policy }) => policy.refundable)

/** A room's own confirmation: the reservation code, a slash, the room number. */
export const roomConfirmationOf = (reservationCode: string, roomNumber: number): string =>
  `${reservationCode}/${roomNumber}`
