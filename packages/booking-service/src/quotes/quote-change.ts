import type { ChangePurpose, ChangeWish, StayQuote } from '@veranda/domain'
import { usualCaps } from '../reservations/caps.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { GuestSession } from '../identity/identity.ts'
import { requireSpan } from '../rates/require-span.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../service.ts'
import { keepQuote, supersede } from './keep-quote.ts'
import { reckonWish } from './reckon-wish.ts'
import { requireQuotesLeft } from './require-quotes-left.ts'

/** Quotes a change: prices it, keeps what was promised, and takes the place of an older quote for the same purpose. */
export async function quoteChange(
  { store, clock, caps = usualCaps }: Service,
  guest: GuestSession,
  purpose: ChangePurpose,
  wish: ChangeWish,
): Promise<StayQuote> {
  if (wish.stay) requireSpan({ from: wish.stay.arrival, to: wish.stay.departure })
  const now = clock.now()
  return inTransaction(store, async (tx) => {
    const own = await lockReservation(tx, guest, now)
    await requireQuotesLeft(tx, own.reservation.bookingId, caps, now)
    await supersede(tx, own.reservation.bookingId, purpose, now)
    const { change, ends } = await reckonWish(tx, own, { purpose, wish }, now)
    const quoted = { kind: purpose, input: wish, change }
    return { ...(await keepQuote(tx, guest, own.reservation, { quoted, ends, now })), change }
  })
}
