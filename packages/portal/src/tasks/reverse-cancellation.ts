import {
  type BookingVersion,
  type Failure,
  reinstateCancellation,
  withdrawCancellation,
} from '@veranda/contract'
import type { CancellationEnd, Reservation, Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { keepRead, knownOf, readNow } from '../server-state/reading.ts'
import { receiptOf } from '../server-state/readings.ts'
import { stayIn } from '../state/reservation.ts'
import { loadReservation } from './load-reservation.ts'

/** One press: asked again after a lost answer it is the same one. */
export type Pressed = { readonly key: string; readonly version: number }

/** Reinstates a cancellation within its minutes, or withdraws a request that is not decided yet. */
export async function reverseCancellation(
  portal: Pick<Portal, 'client' | 'store' | 'now'>,
  reservation: Pick<Reservation, 'bookingId' | 'version'>,
  as: Extract<CancellationEnd, 'reinstated' | 'withdrawn'>,
  guard: Pressed,
): Promise<Result<BookingVersion, Failure<typeof reinstateCancellation | typeof withdrawCancellation>>> {
  const endpoint = as === 'reinstated' ? reinstateCancellation : withdrawCancellation
  const answer = await portal.client.call(endpoint, {
    params: { bookingId: String(reservation.bookingId) },
    body: {},
    guard,
  })
  if (!answer.ok) return answer
  const before = knownOf(portal, receiptOf(portal, reservation))
  await loadReservation(portal)
  const reading = receiptOf(portal, stayIn(portal.store) ?? reservation)
  const receipt = await readNow(portal, reading, 0)
  // It is done, only the receipt could not be read again.
  if (!receipt.ok && before)
    keepRead(portal, reading, { ...before, ended: { as, at: new Date(portal.now()).toISOString() } })
  return answer
}
