import { activeRooms, fromMajor, minus, type Reservation, sum } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import type { Database } from '../platform/db/database.ts'
import { priceMatch } from '../schema/price-match.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import type { StaffSession } from '../identity/identity.ts'
import { sendRefunds } from '../payments/send-refunds.ts'
import { isUuid } from '../platform/db/is-uuid.ts'
import type { Refusing, RefusingIn } from '../platform/refusal.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import type { PayingService } from '../payments/payments.ts'
import { endPriceMatch, openPriceMatch } from './end-price-match.ts'
import type { PriceMatchIn } from './to-price-match.ts'
import { lowerPrice } from './lower-price.ts'
import type { PriceMatchRow } from '../schema/price-match.ts'

export type PriceMatchAnswer = {
  readonly priceMatchId: string
  readonly decision: 'match' | 'decline'
  /** The total of all nights of all rooms, in major units. */
  readonly price?: number | undefined
  readonly note?: string | undefined
}

/**
 * The hotel's answer: if matched, the rooms' price is lowered and the difference settled; otherwise nothing
 * changes.
 */
export async function answerPriceMatch(
  service: PayingService & RefusingIn<'answerPriceMatch'>,
  staff: StaffSession,
  input: PriceMatchAnswer,
  claim: Claim,
): Promise<Once<PriceMatchIn>> {
  const once = await doOnceInTransaction(service, claim, (tx, now) => answer(tx, staff, input, now))
  // The money leaves after the match stands. What breaks off here the sweep brings to its end.
  const { refund, bookingId } = once.answer
  if (!once.isReplay && refund && service.payments) await sendRefunds(service, bookingId)
  return once
}

async function answer(
  tx: Database & RefusingIn<'answerPriceMatch'>,
  staff: StaffSession,
  { priceMatchId, decision, price, note }: PriceMatchAnswer,
  now: Date,
): Promise<PriceMatchIn & { readonly bookingId: number }> {
  const { reservation, row } = await requirePriceMatch(tx, priceMatchId, now)
  const actor = asStaff(staff)
  const matched =
    decision === 'match'
      ? await lowerPrice(tx, reservation, { saving: savingOf(tx, reservation, price), now })
      : undefined
  const ending = { row, step: decision, actor, locale: row.locale, note, now }
  const ended = await endPriceMatch(tx, reservation, matched ? { ...ending, matched } : ending)
  return { ...ended, bookingId: reservation.bookingId }
}

function savingOf(
  { refuse }: Refusing<'price-not-lower'>,
  { rooms, currency }: Reservation,
  price: number | undefined,
) {
  const total = sum(
    activeRooms(rooms).map((room) => room.total),
    currency,
  )
  const saving = price === undefined ? undefined : minus(total, fromMajor(price, currency))
  if (!saving || saving.amount <= 0)
    throw refuse('price-not-lower', 'A matched price must be lower than the current price of the rooms.')
  return saving
}

async function requirePriceMatch(
  tx: Database & Refusing<'no-request'>,
  priceMatchId: string,
  now: Date,
): Promise<{ readonly reservation: Reservation; readonly row: PriceMatchRow }> {
  const [of] = isUuid(priceMatchId)
    ? await tx
        .select({ reservationCode: reservationTable.code, brand: reservationTable.brand })
        .from(priceMatch)
        .innerJoin(reservationTable, eq(reservationTable.id, priceMatch.reservationId))
        .where(eq(priceMatch.id, priceMatchId))
    : []
  if (!of) throw tx.refuse('no-request', 'No price match request is open.')
  const { reservation } = await lockReservation(tx, of, now)
  const row = await openPriceMatch(tx, reservation.bookingId)
  if (row.id !== priceMatchId) throw tx.refuse('no-request', 'No price match request is open.')
  return { reservation, row }
}
