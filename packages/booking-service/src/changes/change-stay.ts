import {
  changePurposes,
  type Locale,
  type PaymentTiming,
  type Reservation,
  type StayChange,
  sharesOfPayment,
  sharesOfRefund,
} from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { quote } from '../schema/quote.ts'
import type { GuestSession } from '../identity/identity.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import { move } from '../inventory/move.ts'
import { capturePayment } from '../payments/capture-payment.ts'
import { commitPayment } from '../payments/commit-payment.ts'
import { type GuestRefund, requestRefunds } from '../payments/request-refunds.ts'
import { sendRefunds } from '../payments/send-refunds.ts'
import { voidPayment } from '../payments/void-payment.ts'
import { type QuoteGiven, requireQuote } from '../quotes/require-quote.ts'
import { isRefusal, type RefusalOf, type Refusing, type RefusingFor } from '../platform/refusal.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { requireVersion } from '../reservations/require-version.ts'
import type { PayingService } from '../payments/payments.ts'
import { acceptedTerms } from './accepted-terms.ts'
import { nightsMoved } from './nights-moved.ts'
import { recordChange } from './record-change.ts'
import { sameAsQuoted } from './same-as-quoted.ts'
import { orSoldOut, withFreshQuote } from './with-fresh-quote.ts'
import type { changeStay as changeStayCall, quoteChange } from '@veranda/contract'

export type ChangeStay = QuoteGiven & {
  readonly bookingId: number
  /** The version of the reservation that the guest saw. */
  readonly version: number
  readonly timing?: PaymentTiming | undefined
  readonly paymentId?: string | undefined
  readonly acceptedTerms?: boolean | undefined
  /** The language to write to the guest in. */
  readonly locale: Locale
}

export type ChangedStay = {
  readonly bookingId: number
  readonly version: number
  readonly change: StayChange
  readonly paidBy: PaymentTiming | null
  readonly refunds: readonly GuestRefund[]
}

/** Confirms a change quote: all of it and once, or nothing. */
export async function changeStay(
  service: PayingService & RefusingFor<typeof changeStayCall>,
  guest: GuestSession,
  selection: ChangeStay,
  claim: Claim,
): Promise<Once<ChangedStay>> {
  const committing = { ...service, refuse: orSoldOut(service.refuse) }
  const once = await doOnce<ChangedStay>(service, claim, async (finish) => {
    const now = service.clock.now()
    try {
      return await inTransaction(committing, async (tx) => {
        const changed = await commit(tx, guest, selection, now)
        await finish(tx, changed)
        return changed
      })
    } catch (thrown) {
      // Nothing was changed, so this attempt's authorisation is voided. A payment that is committed stays,
      // and so does one that a competing attempt is about to commit.
      if (isRefusal(thrown) && thrown.refusal !== 'still-running' && selection.paymentId !== undefined)
        await voidPayment(service, selection.paymentId, guest.reservationCode)
      throw await withFreshQuote(committing, guest, selection, thrown)
    }
  })
  if (!once.isReplay) await moveMoney(service, once.answer, selection)
  return once
}

type Committing = Refusing<
  RefusalOf<typeof changeStayCall> | 'stay-not-possible',
  typeof changeStayCall | typeof quoteChange
>

/** Captures and refunds after the change is committed. Whatever fails here is finished by the sweep. */
async function moveMoney(
  service: PayingService,
  { bookingId, paidBy, change }: ChangedStay,
  { paymentId }: ChangeStay,
): Promise<void> {
  if (paidBy === 'now' && paymentId !== undefined) await capturePayment(service, paymentId)
  if (change.settlement.kind === 'to-refund' && service.payments) await sendRefunds(service, bookingId)
}

async function commit(
  tx: Database & Committing,
  guest: GuestSession,
  selection: ChangeStay,
  now: Date,
): Promise<ChangedStay> {
  const own = await lockReservation(tx, guest, now)
  const { reservation } = own
  requireOwn(reservation, selection.bookingId)
  requireVersion(tx, reservation, selection.version)
  const quoted = await requireQuote(tx, changePurposes, guest, reservation, selection, now)
  const change = await sameAsQuoted(tx, own, quoted, now)
  const paidBy = timingOf(tx, change, selection)
  const moved = { ...nightsMoved(change), heldFor: quoted.id }
  if (!(await move(tx, moved))) throw tx.refuse('sold-out', 'A room is no longer available on these dates.')
  await tx.update(quote).set({ usedAt: now }).where(eq(quote.id, quoted.id))
  const version = await recordChange(tx, asGuest(guest), {
    own,
    change,
    paidBy,
    now,
    purpose: quoted.kind,
    selection: quoted.input,
    quoteId: quoted.id,
    locale: selection.locale,
    ...(selection.acceptedTerms === true
      ? { terms: await acceptedTerms(tx, reservation, change.after.arrival, selection.locale) }
      : {}),
  })
  const refunds = await settle(tx, reservation, change, { selection, paidBy, version, now })
  return { bookingId: reservation.bookingId, version, change, paidBy, refunds }
}

/** The payment timing of the difference, if there is one: one of those the quote offered. */
function timingOf(
  { refuse }: Refusing<'payment-needed'>,
  { settlement }: StayChange,
  { timing, paymentId }: ChangeStay,
): PaymentTiming | null {
  if (settlement.kind !== 'to-pay') return null
  if (timing === 'now' && paymentId === undefined) throw refuse('payment-needed', 'Pay the difference first.')
  if (timing === undefined || !settlement.timings.includes(timing))
    throw refuse('payment-needed', 'Choose when the difference is to be paid.')
  return timing
}

type Settling = {
  readonly selection: ChangeStay
  readonly paidBy: PaymentTiming | null
  readonly version: number
  readonly now: Date
}

/** Books the authorised payment as paid, or promises the refund, in the same transaction. */
async function settle(
  tx: Database & Refusing<'payment-not-authorised'>,
  reservation: Reservation,
  change: StayChange,
  { selection, paidBy, version, now: at }: Settling,
): Promise<readonly GuestRefund[]> {
  const { settlement } = change
  const reservationId = reservation.bookingId
  if (settlement.kind === 'to-pay' && paidBy === 'now') {
    const { amount } = settlement
    const { paymentId = '', quoteId } = selection
    const shares = sharesOfPayment({ reservation, change, paidBy }, amount.amount)
    await commitPayment(tx, { paymentId, reservationId, quoteId, amount, shares, at })
  }
  if (settlement.kind === 'to-refund') {
    const { amount } = settlement
    const shares = sharesOfRefund({ reservation, change, paidBy }, amount.amount)
    return requestRefunds(tx, { reservationId, amount, operation: `change-${version}`, shares, at })
  }
  return []
}
