import type { ChangePurpose, ChangeSelection, StayQuote } from '@veranda/domain'
import { type Capped, usualCaps } from '../reservations/caps.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { GuestSession } from '../identity/identity.ts'
import { requireSpan } from '../rates/require-span.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { keepQuote, supersede } from './keep-quote.ts'
import { type PricingRefusal, calculateSelection } from './calculate-selection.ts'
import { requireQuotesLeft } from './require-quotes-left.ts'
import type { Refusing } from '../platform/refusal.ts'

type Quoting = Pick<Service, 'store' | 'clock'> & Capped & Refusing<PricingRefusal>

/** Quotes a change: prices it, stores the quote, and replaces an older quote for the same purpose. */
export async function quoteChange(
  service: Quoting & Refusing<'span-too-long'>,
  guest: GuestSession,
  purpose: ChangePurpose,
  selection: ChangeSelection,
): Promise<StayQuote> {
  if (selection.stay) requireSpan(service, { from: selection.stay.arrival, to: selection.stay.departure })
  return quoteAgain(service, guest, purpose, selection)
}

/** Quotes the request of an earlier quote again. */
export async function quoteAgain(
  { store, clock, refuse, caps = usualCaps }: Quoting,
  guest: GuestSession,
  purpose: ChangePurpose,
  selection: ChangeSelection,
): Promise<StayQuote> {
  const now = clock.now()
  return inTransaction({ store, refuse }, async (tx) => {
    const own = await lockReservation(tx, guest, now)
    await requireQuotesLeft(tx, own.reservation.bookingId, caps, now)
    await supersede(tx, own.reservation.bookingId, purpose, now)
    const { change, ends } = await calculateSelection(tx, own, { purpose, selection }, now)
    const quoted = { kind: purpose, input: selection, change }
    return { ...(await keepQuote(tx, guest, own.reservation, { quoted, ends, now })), change }
  })
}
