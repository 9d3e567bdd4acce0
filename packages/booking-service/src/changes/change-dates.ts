import { type DateChange, type PaymentTiming } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { moveInventory } from '../db/move-inventory.ts'
import { quote } from '../db/schema/quote.ts'
import type { GuestSession } from '../identity/identity.ts'
import { type Claim, doOnce, type Once } from '../idempotency/do-once.ts'
import { reckonDates } from '../quotes/quote-dates.ts'
import { type QuoteGiven, type QuoteRow, requireQuote } from '../quotes/require-quote.ts'
import { ServiceRefusal } from '../refusal.ts'
import { lockReservation, type OwnReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../service.ts'
import { nightsMoved } from './nights-moved.ts'
import { recordDateChange } from './record-date-change.ts'
import { sameChange } from './same-change.ts'
import { withFreshQuote } from './with-fresh-quote.ts'

export type ChangeDates = QuoteGiven & {
  readonly bookingId: number
  /** The version the guest saw. */
  readonly version: number
  readonly timing?: PaymentTiming | undefined
  readonly paymentId?: string | undefined
}

export type ChangedDates = {
  readonly bookingId: number
  readonly version: number
  readonly change: DateChange
  readonly paidBy: PaymentTiming | null
  readonly paymentState: string | null
}

/** Does what a quote promised, whole and once, or nothing at all. */
export async function changeDates(
  service: Service,
  guest: GuestSession,
  wish: ChangeDates,
  claim: Claim,
): Promise<Once<ChangedDates>> {
  return doOnce<ChangedDates>(service, claim, async (finish) => {
    const now = service.clock.now()
    try {
      return await inTransaction(service.store, async (tx) => {
        const changed = await commit(tx, guest, wish, now)
        await finish(tx, changed)
        return changed
      })
    } catch (thrown) {
      throw await withFreshQuote(service, guest, wish, thrown)
    }
  })
}

async function commit(
  tx: Database,
  guest: GuestSession,
  wish: ChangeDates,
  now: Date,
): Promise<ChangedDates> {
  const own = await lockReservation(tx, guest, now)
  const { reservation } = own
  if (reservation.bookingId !== wish.bookingId)
    throw new ServiceRefusal('not-found', 'There is no such reservation.')
  if (reservation.version !== wish.version)
    throw new ServiceRefusal('version-changed', 'The reservation has changed meanwhile.', {
      attached: { version: reservation.version },
    })
  const quoted = await requireQuote(tx, guest, reservation.bookingId, wish, now)
  const change = await sameAsQuoted(tx, own, quoted, now)
  const paidBy = timingOf(change, wish)
  const moved = { ...nightsMoved(reservation, change), heldFor: quoted.id }
  if (!(await moveInventory(tx, moved)))
    throw new ServiceRefusal('sold-out', 'A room is no longer available on these dates.')
  await tx.update(quote).set({ usedAt: now }).where(eq(quote.id, quoted.id))
  const version = await recordDateChange(tx, guest, { own, change, paidBy, now, quoteId: quoted.id })
  return { bookingId: reservation.bookingId, version, change, paidBy, paymentState: null }
}

/** Reckons the quoted dates once more: what would be done now has to be what was shown. */
async function sameAsQuoted(
  tx: Database,
  own: OwnReservation,
  { id, input, change: shown }: QuoteRow,
  now: Date,
): Promise<DateChange> {
  const { arrival, departure, promotionCode } = input
  const wish = { stay: { arrival, departure }, ...(promotionCode === null ? {} : { promotionCode }) }
  const { change } = await reckonDates(tx, own, wish, now, id)
  if (!sameChange(change, shown)) throw new ServiceRefusal('price-moved', 'The price is another one now.')
  return change
}

/** How the difference is paid, where there is one: one of the ways the quote offered. */
function timingOf({ settlement }: DateChange, { timing }: ChangeDates): PaymentTiming | null {
  if (settlement.kind !== 'to-pay') return null
  if (timing === undefined || !settlement.timings.includes(timing))
    throw new ServiceRefusal('payment-needed', 'Say when the difference is paid.')
  return timing
}
