import { activeRooms, fromMajor, minus, type Reservation, sumBy } from '@veranda/domain'
import { asStaff } from '../audit/actor.ts'
import type { StaffSession } from '../identity/identity.ts'
import type { PayingService } from '../payments/payments.ts'
import { sendRefunds } from '../payments/send-refunds.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import type { Refusing, RefusingIn } from '../platform/refusal.ts'
import { lockReservationOf } from '../reservations/require-reservation.ts'
import { priceMatch } from '../schema/price-match.ts'
import { endPriceMatch, noRequest, openPriceMatch } from './end-price-match.ts'
import { lowerPrice } from './lower-price.ts'
import type { PriceMatchIn } from './to-price-match.ts'

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
  { priceMatchId, decision: step, price, note }: PriceMatchAnswer,
  claim: Claim,
): Promise<Once<PriceMatchIn>> {
  const once = await doOnceInTransaction(service, claim, async (tx, now) => {
    const own = await lockReservationOf(tx, priceMatch, priceMatchId, now)
    const row = own && (await openPriceMatch(tx, own.reservation.bookingId))
    if (!own || row?.id !== priceMatchId) throw tx.refuse('no-request', noRequest)
    const { reservation } = own
    const matched =
      step === 'match' &&
      (await lowerPrice(tx, reservation, {
        saving: savingOf(tx, reservation, price),
        now,
        signer: service.signer,
      }))
    const ending = { row, step, actor: asStaff(staff), locale: row.locale, note, now }
    const ended = await endPriceMatch(tx, reservation, matched ? { ...ending, matched } : ending)
    return { ...ended, bookingId: reservation.bookingId }
  })
  // The money leaves after the match stands. What breaks off here the sweep brings to its end.
  const { refund, bookingId } = once.answer
  if (!once.isReplay && refund && service.payments) await sendRefunds(service, bookingId)
  return once
}

function savingOf(
  { refuse }: Refusing<'price-not-lower'>,
  { rooms, currency }: Reservation,
  price: number | undefined,
) {
  const total = sumBy(activeRooms(rooms), currency, (room) => room.total)
  const saving = price === undefined ? undefined : minus(total, fromMajor(price, currency))
  if (!saving || saving.amount <= 0)
    throw refuse('price-not-lower', 'A matched price must be lower than the current price of the rooms.')
  return saving
}
