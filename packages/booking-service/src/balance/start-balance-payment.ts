import type { GuestPayment, startBalancePayment as startBalancePaymentCall } from '@veranda/contract'
import type { PaymentMethod as Method } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { sendPayment } from '../payments/authorise-payment.ts'
import { openPayment } from '../payments/open-payment.ts'
import type { PayingService } from '../payments/payments.ts'
import type { PaymentMethod } from '../payments/port.ts'
import { requireOffered } from '../payments/require-offered.ts'
import { returnPaths } from '../payments/return-paths.ts'
import { requireProvider } from '../payments/require-provider.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import type { QuoteGiven } from '../quotes/require-quote.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { requireSameBalance } from './quote-balance.ts'

export type StartBalancePayment = QuoteGiven & {
  /** How the guest pays, and what with. */
  readonly by: Method
  readonly method: PaymentMethod
  /** The guest asked to have a new card stored. */
  readonly storesCard?: boolean | undefined
}

type Starting = PayingService & RefusingFor<typeof startBalancePaymentCall>

const graceMinutes = 2

/** Authorises exactly what the quote of a balance says. It ends a little after the quote, for a confirm in its last second. */
export async function startBalancePayment(
  service: Starting,
  guest: GuestSession,
  { by, method, storesCard = false, ...given }: StartBalancePayment,
  claim: Claim,
): Promise<Once<GuestPayment>> {
  const provider = requireProvider(service)
  return doOnce<GuestPayment>(service, claim, async (finish) => {
    const opened = await inTransaction(service, async (tx) => {
      const now = service.clock.now()
      const { reservation } = await lockReservation(tx, guest, now)
      requireOffered(service, reservation, by)
      const quoted = await requireSameBalance(tx, guest, reservation, given, now)
      const expiresAt = new Date(quoted.expiresAt.getTime() + graceMinutes * 60_000)
      const { amount } = quoted.change.payment
      const reservationId = reservation.bookingId
      const selection = {
        reservationId,
        amount,
        quoteId: quoted.id,
        expiresAt,
        storesCard: storesCard && method.kind === 'card',
      }
      return openPayment(tx, selection, provider.name, now)
    })
    const payment = await sendPayment(service, opened, { method, returnPath: returnPaths['pay-balance'] })
    await finish(service.store.db, payment)
    return payment
  })
}
