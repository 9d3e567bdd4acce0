import { type Locale, whyNotOpen } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { priceMatch } from '../schema/price-match.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import { handInDocuments } from '../documents/hand-in-documents.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import type { OnVersion } from '../reservations/do-on-version.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { requireVersion } from '../reservations/require-version.ts'
import type { Service } from '../platform/service.ts'
import type { PriceMatchIn } from './get-price-match.ts'
import { recordPriceMatch } from './record-price-match.ts'
import { toPriceMatch } from './to-price-match.ts'
import type { requestPriceMatch as requestPriceMatchCall } from '@veranda/contract'

export type RequestPriceMatch = OnVersion & {
  readonly documentIds: readonly string[]
  readonly locale: Locale
}

/** Asks the hotel to match a better price. Nothing in the reservation waits for the answer. */
export async function requestPriceMatch(
  service: Service & RefusingFor<typeof requestPriceMatchCall>,
  guest: GuestSession,
  input: RequestPriceMatch,
  claim: Claim,
): Promise<Once<PriceMatchIn>> {
  return doOnce<PriceMatchIn>(service, claim, (finish) =>
    inTransaction(service, async (tx) => {
      const request = await ask(tx, guest, input, service.clock.now())
      await finish(tx, request)
      return request
    }),
  )
}

async function ask(
  tx: Database & RefusingFor<typeof requestPriceMatchCall>,
  guest: GuestSession,
  { bookingId, version, documentIds, locale }: RequestPriceMatch,
  now: Date,
): Promise<PriceMatchIn> {
  const { reservation } = await lockReservation(tx, guest, now)
  requireOwn(reservation, bookingId)
  requireVersion(tx, reservation, version)
  // A price match is possible for as long as the guest could cancel in order to book elsewhere.
  const reason = whyNotOpen(reservation, 'cancel')
  if (reason)
    throw tx.refuse('action-not-allowed', 'A price match is not available right now.', {
      attached: { reason },
    })
  const open = and(eq(priceMatch.reservationId, bookingId), eq(priceMatch.state, 'requested'))
  if ((await tx.$count(priceMatch, open)) > 0)
    throw tx.refuse('price-match-open', 'A price match has already been requested.')
  const [row] = await tx
    .insert(priceMatch)
    .values({ reservationId: bookingId, locale, requestedAt: now })
    .returning()
  if (!row) throw new Error('The request was not stored')
  await handInDocuments(tx, bookingId, documentIds, { priceMatchId: row.id })
  const actor = asGuest(guest)
  await recordPriceMatch(tx, reservation, { row, actor, locale, now })
  const { currency } = reservation
  return { request: toPriceMatch(row, currency), currency }
}
