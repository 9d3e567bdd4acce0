import { type BookingVersion, type Failure, undoCancellation, withdrawCancellation } from '@veranda/contract'
import type { CancellationEnd, Reservation, Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { cancellationReceiptAtom } from '../state/cancellation-news.ts'
import { loadCancellation } from './load-cancellation.ts'
import { loadReservation } from './load-reservation.ts'

/** One press: asked again after a lost answer it is the same one. */
export type Pressed = { readonly key: string; readonly version: number }

/** Takes the rooms back while there is time, or withdraws a request nobody has decided. */
export async function takeBackCancellation(
  portal: Pick<Portal, 'client' | 'store' | 'now'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  as: Extract<CancellationEnd, 'undone' | 'withdrawn'>,
  guard: Pressed,
): Promise<Result<BookingVersion, Failure<typeof undoCancellation | typeof withdrawCancellation>>> {
  const endpoint = as === 'undone' ? undoCancellation : withdrawCancellation
  const answer = await portal.client.call(endpoint, {
    params: { bookingId: String(bookingId) },
    body: {},
    guard,
  })
  if (!answer.ok) return answer
  const [told] = await Promise.all([loadCancellation(portal, { bookingId }), loadReservation(portal)])
  if (!told.ok) endHere(portal, as)
  return answer
}

/** It is done, only the receipt could not be read again. */
function endHere({ store, now }: Pick<Portal, 'store' | 'now'>, as: CancellationEnd): void {
  const kept = store.get(cancellationReceiptAtom)
  if (!kept) return
  const ended = { as, at: new Date(now()).toISOString() }
  store.set(cancellationReceiptAtom, { ...kept, receipt: { ...kept.receipt, ended } })
}
