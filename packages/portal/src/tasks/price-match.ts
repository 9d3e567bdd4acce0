import {
  type Failure,
  requestPriceMatch as requestCall,
  withdrawPriceMatch as withdrawCall,
} from '@veranda/contract'
import type { PriceMatch, Reservation, Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { loadReservation } from './load-reservation.ts'
import { onNewestVersion } from './on-newest-version.ts'
import type { Pressed } from './reverse-cancellation.ts'

type Asking = Pick<Portal, 'client' | 'store'>
type Booking = Pick<Reservation, 'bookingId'>

const paramsOf = ({ bookingId }: Booking) => ({ bookingId: String(bookingId) })

/** Asks the hotel to match a better price; the stay stays booked. */
export async function requestPriceMatch(
  portal: Asking,
  booking: Booking,
  documentIds: readonly string[],
  guard: Pressed,
): Promise<Result<PriceMatch, Failure<typeof requestCall>>> {
  const answer = await onNewestVersion(portal, guard, (on) =>
    portal.client.call(requestCall, {
      params: paramsOf(booking),
      body: { documentIds: [...documentIds] },
      guard: on,
    }),
  )
  if (answer.ok) await loadReservation(portal)
  return answer
}

/** Withdraws the request, as long as the hotel has not answered. */
export async function withdrawPriceMatch(
  portal: Asking,
  booking: Booking,
  guard: Pressed,
): Promise<Result<PriceMatch, Failure<typeof withdrawCall>>> {
  const answer = await onNewestVersion(portal, guard, (on) =>
    portal.client.call(withdrawCall, { params: paramsOf(booking), body: {}, guard: on }),
  )
  if (answer.ok) await loadReservation(portal)
  return answer
}
