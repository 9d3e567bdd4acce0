import { type Reservation, today, whyNotBeforeArrival } from '@veranda/domain'
import type { payBalance as payBalanceCall } from '@veranda/contract'
import type { Refusing } from '../platform/refusal.ts'

/** Requires that the balance of a reservation may still be paid before arrival, on its day. */
export function requireBeforeArrival(
  { refuse }: Refusing<'not-before-arrival', typeof payBalanceCall>,
  reservation: Reservation,
  now: Date,
): void {
  const reason = whyNotBeforeArrival(reservation, today(reservation.property.timeZone, now.toISOString()))
  if (reason)
    throw refuse('not-before-arrival', 'This balance cannot be paid before arrival.', {
      attached: { reason },
    })
}
