import type { GuestPayment, startCardVerification as startCardVerificationCall } from '@veranda/contract'
import { changePurposes, type Reservation, zero } from '@veranda/domain'
import { requireSameBalance } from '../balance/quote-balance.ts'
import type { GuestSession } from '../identity/identity.ts'
import { askProvider } from '../payments/authorise-payment.ts'
import { openPayment } from '../payments/open-payment.ts'
import type { PayingService } from '../payments/payments.ts'
import { requireOffered } from '../payments/require-offered.ts'
import { returnPaths } from '../payments/return-paths.ts'
import { requireProvider } from '../payments/require-provider.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import { type QuoteGiven, requireQuote } from '../quotes/require-quote.ts'
import { lockReservation } from '../reservations/require-reservation.ts'

export type CardToVerify = QuoteGiven & { readonly cardToken: string }

const graceMinutes = 2

/** Verifies a new card for an automatic charge, and stores it: a payment of nothing, which is never committed. */
export async function startCardVerification(
  service: PayingService & RefusingFor<typeof startCardVerificationCall>,
  guest: GuestSession,
  { cardToken, ...given }: CardToVerify,
  claim: Claim,
): Promise<Once<GuestPayment>> {
  const provider = requireProvider(service)
  return doOnce<GuestPayment>(service, claim, async (finish) => {
    const { opened, returnPath } = await inTransaction(service, async (tx) => {
      const now = service.clock.now()
      const { reservation } = await lockReservation(tx, guest, now)
      requireOffered(service, reservation, 'automatic-charge')
      const { id: quoteId, ...quoted } = await requirePriced(tx, guest, reservation, given, now)
      const expiresAt = new Date(quoted.expiresAt.getTime() + graceMinutes * 60_000)
      const { bookingId: reservationId, currency } = reservation
      const command = { reservationId, amount: zero(currency), quoteId, expiresAt, storesCard: true }
      const row = await openPayment(tx, command, provider.name, now)
      return { opened: row, returnPath: returnPaths[quoted.kind] }
    })
    const payment = await askProvider(service, opened, {
      method: { kind: 'card', token: cardToken },
      returnPath,
    })
    await finish(service.store.db, payment)
    return payment
  })
}

type Verifying = Database & RefusingFor<typeof startCardVerificationCall>

/** The quote the card is for: of a balance that is still the same, or of a change that leaves something to pay. */
async function requirePriced(
  tx: Verifying,
  guest: GuestSession,
  reservation: Reservation,
  given: QuoteGiven,
  now: Date,
) {
  const kinds = ['pay-balance', ...changePurposes] as const
  const quoted = await requireQuote(tx, kinds, guest, reservation, given, now)
  if (quoted.kind === 'pay-balance') return requireSameBalance(tx, guest, reservation, given, now)
  if (quoted.change.settlement.kind !== 'to-pay')
    throw tx.refuse('nothing-to-pay', 'There is nothing to pay.')
  return quoted
}
