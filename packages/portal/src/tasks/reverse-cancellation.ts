import {
  type BookingVersion,
  type Failure,
  reinstateCancellation,
  withdrawCancellation,
} from '@veranda/contract'
import type { CancellationEnd, Reservation, Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { cancellationReceiptAtom } from '../state/cancellation-events.ts'
import { loadCancellation } from './load-cancellation.ts'
import { loadReservation } from './load-reservation.ts'

/** One press: asked again after a lost answer it is the same one. */
export type Pressed = { readonly key: string; readonly version: number }

/** Reinstates a cancellation within its minutes, or withdraws a request that is not decided yet. */
export async function reverseCancellation(
  portal: Pick<Portal, 'client' | 'store' | 'now'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  as: Extract<CancellationEnd, 'reinstated' | 'withdrawn'>,
  guard: Pressed,
): Promise<Result<BookingVersion, Failure<typeof reinstateCancellation | typeof withdrawCancellation>>> {
  const endpoint = as === 'reinstated' ? reinstateCancellation : withdrawCancellation
  const answer = await portal.client.call(endpoint, {
    params: { bookingId: String(bookingId) },
    body: {},
    guard,
  })
  if (!answer.ok) return answer
  const [announcement] = await Promise.all([loadCancellation(portal, { bookingId }), loadReservation(portal)])
  if (!announcement.ok) endHere(portal, as)
  return answer
}

/** It is done, only the receipt could not be read again. */
function endHere({ store, now }: Pick<Portal, 'store' | 'now'>, as: CancellationEnd): void {
  const stored = store.get(cancellationReceiptAtom)
  if (!stored) return
  const ended = { as, at: new Date(now()).toISOString() }
  store.set(cancellationReceiptAtom, { ...stored, receipt: { ...stored.receipt, ended } })
}
