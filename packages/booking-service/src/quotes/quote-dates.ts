import { daysBetween, type StayQuote, nearestOffers, priceStay, type Stay, today } from '@veranda/domain'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { GuestSession } from '../identity/identity.ts'
import { findPromotion } from '../rates/find-promotion.ts'
import { longestSpan } from '../rates/get-rate-board.ts'
import { loadRateBoard, spanAround } from '../rates/load-rate-board.ts'
import { ServiceRefusal } from '../refusal.ts'
import { lockReservation, type OwnReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../service.ts'
import { keepQuote, supersede } from './keep-quote.ts'
import { type ReckonedChange, reckonChange } from './reckon-change.ts'

export type DatesWish = { readonly stay: Stay; readonly promotionCode?: string | undefined }

/** Quotes a change of dates: prices it, keeps what was promised, and takes the place of an older quote. */
export async function quoteDates(
  { store, clock }: Service,
  guest: GuestSession,
  wish: DatesWish,
): Promise<StayQuote> {
  requireDates(wish.stay)
  const now = clock.now()
  return inTransaction(store, async (tx) => {
    const own = await lockReservation(tx, guest, now)
    await supersede(tx, own.reservation.bookingId, 'change-dates', now)
    const { change, ends } = await reckonDates(tx, own, wish, now)
    const input = { ...wish.stay, promotionCode: wish.promotionCode ?? null }
    const quoted = { kind: 'change-dates', input, change } as const
    return { ...(await keepQuote(tx, guest, own.reservation, { quoted, ends, now })), change }
  })
}

function requireDates({ arrival, departure }: Stay): void {
  if (daysBetween(arrival, departure) > longestSpan)
    throw new ServiceRefusal('span-too-long', `At most ${longestSpan} days at a time.`)
}

/**
 * What the wanted dates come to now, or a refusal that says why they cannot be had. The quote and the commit both
 * ask this, so that what is confirmed is what was shown.
 */
export async function reckonDates(
  tx: Database,
  own: OwnReservation,
  { stay, promotionCode }: DatesWish,
  now: Date,
): Promise<ReckonedChange> {
  const { reservation } = own
  const action = reservation.actions.find(({ name }) => name === 'change-dates')
  if (!action?.allowed)
    throw new ServiceRefusal('action-not-allowed', 'The dates of this reservation cannot be changed.', {
      attached: { reason: action?.reason ?? 'stay-is-over' },
    })
  const promotion = await findPromotion(tx, reservation, promotionCode)
  const board = await loadRateBoard(tx, {
    reservation,
    ...spanAround(stay, today(reservation.property.timeZone, now.toISOString())),
    now,
    ...(promotion ? { promotion } : {}),
  })
  const priced = priceStay(board, stay)
  if (!priced.ok) {
    const nearest = nearestOffers(board, stay).map((offer) => offer.stay)
    throw new ServiceRefusal('stay-not-possible', 'These dates cannot be had.', {
      attached: { ...priced.refusal, nearest },
    })
  }
  return reckonChange(
    tx,
    own,
    // A promotion the reservation has and these dates do not is lost, whoever's fault it is.
    reservation.promotion && !promotion ? { ...priced.value, promotion: 'lost' } : priced.value,
    now,
  )
}
