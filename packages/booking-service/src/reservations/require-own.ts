import type { Reservation } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { ServiceRefusal } from '../platform/refusal.ts'

/** Requires that the booking id in the address is the session's own; any other is not found. */
export function requireOwn({ bookingId: own }: Pick<Reservation, 'bookingId'>, bookingId: number): void {
  if (own !== bookingId) throw new ServiceRefusal('not-found', 'There is no such reservation.')
}

/** Of another reservation nothing is found, whether or not there is one. */
export function requireOwnCode(
  { reservationCode }: Pick<GuestSession, 'reservationCode'>,
  code: string,
): void {
  if (code.toUpperCase() !== reservationCode)
    throw new ServiceRefusal('not-found', 'There is no such reservation for this session.')
}
