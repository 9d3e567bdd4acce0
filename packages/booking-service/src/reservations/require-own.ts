import type { Reservation } from '@veranda/domain'
import { ServiceRefusal } from '../platform/refusal.ts'

/** Requires that the booking id in the address is the session's own; any other is not found. */
export function requireOwn({ bookingId: own }: Pick<Reservation, 'bookingId'>, bookingId: number): void {
  if (own !== bookingId) throw new ServiceRefusal('not-found', 'There is no such reservation.')
}
