import { lockOnVersion } from '../reservations/do-on-version.ts'
import { merchantAccountOfStay } from '../payments/merchant-account.ts'
import type { agreeToAutomaticCharge as agreeToAutomaticChargeCall, AgreedCharge } from '@veranda/contract'
import type { Locale, Reservation } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { requireSameBalance } from '../balance/quote-balance.ts'
import type { GuestSession } from '../identity/identity.ts'
import { acceptedTerms } from '../payments/accepted-terms.ts'
import type { PayingService } from '../payments/payments.ts'
import type { CardOnFile } from '../payments/port.ts'
import { requireOffered } from '../payments/require-offered.ts'
import { requireProvider } from '../payments/require-provider.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import type { QuoteGiven } from '../quotes/require-quote.ts'
import { raiseVersion } from '../reservations/record.ts'
import { quote } from '../schema/quote.ts'
import { chosenCard, keepAgreement } from './keep-agreement.ts'

export type AgreeToCharge = QuoteGiven & {
  readonly bookingId: number
  /** The version the guest saw. */
  readonly version: number
  /** A stored card, or the verification of a new one. */
  readonly cardId?: string | undefined
  readonly paymentId?: string | undefined
  readonly acceptedTerms?: boolean | undefined
  /** The language to write to the guest in. */
  readonly locale: Locale
}

type Agreeing = RefusingFor<typeof agreeToAutomaticChargeCall>

/** Notes, once, that what is due is charged to a stored card on its day. It takes the place of an earlier agreement. */
export async function agreeToCharge(
  service: PayingService & Agreeing,
  guest: GuestSession,
  command: AgreeToCharge,
  claim: Claim,
): Promise<Once<AgreedCharge>> {
  const provider = requireProvider(service)
  return doOnce<AgreedCharge>(service, claim, async (finish) => {
    // Asked before the transaction: the provider may take its time.
    const merchant = await merchantAccountOfStay(service.store.db, guest.reservationCode)
    const cards = await provider.listCards(guest.reservationCode, merchant)
    return inTransaction(service, async (tx) => {
      const now = service.clock.now()
      const { reservation } = await lockOnVersion(tx, guest, command, now)
      requireOffered({ brands: service.brands, refuse: tx.refuse }, reservation, 'automatic-charge')
      const agreed = await agree(tx, guest, reservation, { command, cards, now })
      await finish(tx, agreed)
      return agreed
    })
  })
}

type Agreement = {
  readonly command: AgreeToCharge
  readonly cards: readonly CardOnFile[]
  readonly now: Date
}

async function agree(
  tx: Database & Agreeing,
  guest: GuestSession,
  reservation: Reservation,
  { command, cards, now }: Agreement,
): Promise<AgreedCharge> {
  const { bookingId, stay, pricing } = reservation
  const quoted = await requireSameBalance(tx, guest, reservation, command, now)
  const card = await chosenCard(tx, reservation, command, cards, now)
  if (command.acceptedTerms !== true) throw tx.refuse('terms-not-accepted', 'Please accept the terms first.')
  await tx.update(quote).set({ usedAt: now }).where(eq(quote.id, quoted.id))
  const { locale } = command
  const terms = await acceptedTerms(tx, reservation, stay.arrival, locale)
  const agreed = { card, amount: pricing.balance, terms, locale, quoteId: quoted.id }
  const charge = await keepAgreement(tx, guest, reservation, agreed, now)
  await raiseVersion(tx, reservation)
  return { bookingId, version: reservation.version + 1, charge }
}
