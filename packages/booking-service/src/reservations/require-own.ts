import type { Reservation } from '@veranda/domain'
import { ServiceRefusal } from '../platform/refusal.ts'

/** The booking an address names is the session's own; of another one nothing is told. */
export function requireOwn({ bookingId: own }: Pick<Reservation, 'bookingId'>, bookingId: number): void {
  if (own !== bookingId) throw new ServiceRefusal('not-found', 'There is no such reservation.')
}
