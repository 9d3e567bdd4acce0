import type { GuestPayment } from '@veranda/contract'
import { type ChangePurpose, changePurposes, type Locale } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { GuestSession } from '../identity/identity.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import { hold, isHolding } from '../inventory/hold.ts'
import { nightsToTake } from '../inventory/swap.ts'
import { returnPaths } from '../payments/return-paths.ts'
import { sendPayment } from '../payments/authorise-payment.ts'
import { openPayment } from '../payments/open-payment.ts'
import type { PaymentRow } from '../payments/payment-row.ts'
import type { PaymentMethod } from '../payments/port.ts'
import { requireOffered } from '../payments/require-offered.ts'
import { requireProvider } from '../payments/require-provider.ts'
import { type QuoteGiven, requireQuote } from '../quotes/require-quote.ts'
import type { RefusalOf, Refusing, RefusingFor } from '../platform/refusal.ts'
import { lockReservation, requireReservation } from '../reservations/require-reservation.ts'
import type { PayingService } from '../payments/payments.ts'
import { nightsMoved } from './nights-moved.ts'
import { sameAsQuoted } from './same-as-quoted.ts'
import type { PromotionRefusal } from '../rates/find-promotion.ts'
import { orOutdated, withFreshQuote } from './with-fresh-quote.ts'
import type { quoteChange, startPayment } from '@veranda/contract'

export type StartChangePayment = QuoteGiven & {
  readonly method: PaymentMethod
  /** The guest asked to have a new card stored. */
  readonly storesCard?: boolean | undefined
  /** The language of the answer. */
  readonly locale: Locale
}

/**
 * Holds the rooms of a quote, then authorises exactly its amount: no card is charged for a room that is gone.
 * The hold outlives the quote a little, so that a confirmation in the quote's last second still finds the
 * rooms.
 */
export async function startChangePayment(
  service: PayingService & RefusingFor<typeof startPayment>,
  guest: GuestSession,
  selection: StartChangePayment,
  claim: Claim,
): Promise<Once<GuestPayment>> {
  const provider = requireProvider(service)
  const holding = { ...service, refuse: orOutdated(service.refuse) }
  return doOnce<GuestPayment>(service, claim, async (finish) => {
    try {
      if (selection.method.kind === 'paypal') await requirePayPal(service, guest)
      const { opened, purpose } = await inTransaction(holding, (tx) =>
        holdQuoted(tx, guest, selection, provider.name, service.clock.now()),
      )
      const payment = await sendPayment(service, opened, {
        method: selection.method,
        returnPath: returnPaths[purpose],
      })
      await finish(service.store.db, payment)
      return payment
    } catch (thrown) {
      throw await withFreshQuote(holding, guest, selection, thrown)
    }
  })
}

/** PayPal is a way of some flows; cards are one of each. */
async function requirePayPal(
  service: PayingService & Refusing<'method-not-offered'>,
  guest: GuestSession,
): Promise<void> {
  const { reservation } = await requireReservation(service.store.db, guest, service.clock.now())
  requireOffered(service, reservation, 'paypal')
}

const graceMinutes = 2

type Holding = Refusing<
  RefusalOf<typeof startPayment> | PromotionRefusal | 'stay-not-possible',
  typeof startPayment | typeof quoteChange
>

type Held = { readonly opened: PaymentRow; readonly purpose: ChangePurpose }

async function holdQuoted(
  tx: Database & Holding,
  guest: GuestSession,
  given: StartChangePayment,
  provider: string,
  now: Date,
): Promise<Held> {
  const own = await lockReservation(tx, guest, now)
  const { reservation } = own
  const quoted = await requireQuote(tx, changePurposes, guest, reservation, given, now)
  const change = await sameAsQuoted(tx, own, quoted, now)
  const { settlement } = change
  if (settlement.kind !== 'to-pay') throw tx.refuse('nothing-to-pay', 'There is nothing to pay.')
  const expiresAt = new Date(quoted.expiresAt.getTime() + graceMinutes * 60_000)
  const nights = nightsToTake(nightsMoved(change))
  const isHeld = await isHolding(tx, quoted.id)
  // A second card after a declined one: the rooms are already held.
  if (!isHeld && !(await hold(tx, quoted.id, nights, expiresAt)))
    throw tx.refuse('sold-out', 'A room is no longer available on these dates.')
  const selection = {
    reservationId: reservation.bookingId,
    amount: settlement.amount,
    quoteId: quoted.id,
    expiresAt,
    storesCard: given.storesCard === true && given.method.kind === 'card',
  }
  return { opened: await openPayment(tx, selection, provider, now), purpose: quoted.kind }
}
