import { encodeCancelQuote } from '@veranda/contract'
import {
  type Cancellation,
  cancellationOutcomeOf,
  type CancellationReceipt,
  chosenReason,
  type Locale,
  type OfferAnswer,
  type ReasonAnswers,
} from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { quote } from '../schema/quote.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import { wordsOfLocale } from '../platform/language.ts'
import { handInDocuments } from '../documents/hand-in-documents.ts'
import { selectionOfQuote } from '../quotes/selection-of-quote.ts'
import { canonicalJson } from '../quotes/canonical-json.ts'
import { type QuoteGiven, requireQuote } from '../quotes/require-quote.ts'
import { isRefusal, type RefusingIn } from '../platform/refusal.ts'
import { lockOnVersion } from '../reservations/do-on-version.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import type { ReceiptSigner, Signing } from '../receipts/signer.ts'
import { askForReview } from './ask-for-review.ts'
import { latestReceipt } from './latest-receipt.ts'
import { listReasons } from './list-reasons.ts'
import { applyCancellation } from './apply-cancellation.ts'
import { quoteCancellation, calculateCancellation } from './quote-cancellation.ts'

export type CancelRooms = QuoteGiven & {
  readonly bookingId: number
  /** The version of the reservation that the guest saw. */
  readonly version: number
  readonly acceptedPolicy: boolean
  readonly reason: ReasonAnswers
  readonly offer?: OfferAnswer | undefined
  readonly documentIds: readonly string[]
  readonly locale: Locale
}

/**
 * Confirms a cancellation quote: cancels the rooms, requests a review, or turns the refund into credit.
 * Idempotent; all or nothing.
 */
export async function cancelRooms(
  service: Service & Signing & RefusingIn<'cancelRooms'>,
  guest: GuestSession,
  input: CancelRooms,
  claim: Claim,
): Promise<Once<CancellationReceipt>> {
  return doOnce<CancellationReceipt>(service, claim, async (finish) => {
    try {
      return await inTransaction(service, async (tx) => {
        const receipt = await commit(tx, service.signer, guest, input, service.clock.now())
        await finish(tx, receipt)
        return receipt
      })
    } catch (thrown) {
      throw await withFreshQuote(service, guest, input, thrown)
    }
  })
}

async function commit(
  tx: Database & RefusingIn<'cancelRooms'>,
  signer: ReceiptSigner,
  guest: GuestSession,
  input: CancelRooms,
  now: Date,
): Promise<CancellationReceipt> {
  const own = await lockOnVersion(tx, guest, input, now)
  const { reservation } = own
  if (!input.acceptedPolicy) throw tx.refuse('policy-not-accepted', 'Accept the cancellation policy first.')
  const quoted = await requireQuote(tx, ['cancel'], guest, reservation, input, now)
  const cancellation = await calculateCancellation(tx, reservation, quoted.input.roomNumbers, now)
  if (canonicalJson(cancellation) !== canonicalJson(quoted.change))
    throw tx.refuse('price-moved', 'The price has changed.')
  await tx.update(quote).set({ usedAt: now }).where(eq(quote.id, quoted.id))
  const {
    createdAt: quotedAt,
    input: { reinstateMinutes },
  } = quoted
  await end(tx, guest, input, { own, cancellation, now, signer, quotedAt, reinstateMinutes })
  const receipt = await latestReceipt(tx, own.reservation, wordsOfLocale(input.locale))
  if (!receipt) throw new Error('What was cancelled has no receipt')
  return receipt
}

type Ready = {
  readonly own: OwnReservation
  readonly cancellation: Cancellation
  readonly quotedAt: Date
  readonly reinstateMinutes: number | undefined
  readonly signer: ReceiptSigner
  readonly now: Date
}

/** Completes the cancellation in the way its reason requires. */
async function end(
  tx: Database & RefusingIn<'cancelRooms'>,
  guest: GuestSession,
  { reason, offer, documentIds, locale }: CancelRooms,
  { own, cancellation, quotedAt, reinstateMinutes, signer, now }: Ready,
): Promise<void> {
  const chosen = chosenReason(await listReasons(tx, 'en'), reason)
  if (!chosen.ok) throw tx.refuse(chosen.refusal, 'Say why, in full.')
  const outcome = cancellationOutcomeOf(chosen.value, cancellation, {
    offer,
    supportingDocuments: documentIds.length,
  })
  if (!outcome.ok)
    throw tx.refuse(
      outcome.refusal,
      outcome.refusal === 'details-missing'
        ? 'Send a supporting document.'
        : 'This offer does not apply to this reason.',
    )
  const made = {
    own,
    cancellation,
    reason,
    locale,
    actor: asGuest(guest),
    now,
  }
  if (outcome.value !== 'under-review') {
    const asCredit = outcome.value === 'credited'
    await applyCancellation(tx, { ...made, reinstateMinutes, signer, asCredit })
    return
  }
  const requestId = await askForReview(tx, { ...made, quotedAt })
  await handInDocuments(tx, own.reservation.bookingId, documentIds, { requestId })
}

/** A refusal caused by the passing of time alone carries a fresh quote. */
async function withFreshQuote(
  service: Service & RefusingIn<'cancelRooms'>,
  guest: GuestSession,
  { bookingId, quoteId, locale }: CancelRooms,
  thrown: unknown,
): Promise<unknown> {
  if (!isRefusal(thrown)) return thrown
  if (thrown.refusal !== 'price-moved' && thrown.refusal !== 'quote-expired') return thrown
  const asked = await selectionOfQuote(service.store.db, guest, ['cancel'], quoteId)
  if (!asked) return thrown
  const fresh = await quoteCancellation(service, guest, {
    bookingId,
    ...asked.input,
    lang: wordsOfLocale(locale),
  })
  const attached = encodeCancelQuote(fresh.quote, fresh.reservation)
  return service.refuse(thrown.refusal, thrown.detail, { attached })
}
