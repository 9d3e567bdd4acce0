import { randomUUID } from 'node:crypto'
import {
  daysBetween,
  type DateQuote,
  nearestOffers,
  priceStay,
  quoteExpiry,
  type Stay,
  today,
} from '@veranda/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { releaseHold } from '../db/hold-rooms.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { quote } from '../db/schema/quote.ts'
import type { GuestSession } from '../identity/identity.ts'
import { findPromotion } from '../rates/find-promotion.ts'
import { longestSpan } from '../rates/get-rate-board.ts'
import { loadRateBoard, spanAround } from '../rates/load-rate-board.ts'
import { ServiceRefusal } from '../refusal.ts'
import { lockReservation, type OwnReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../service.ts'
import { signQuote } from './quote-token.ts'
import { type ReckonedChange, reckonChange } from './reckon-change.ts'

export type DatesWish = { readonly stay: Stay; readonly promotionCode?: string | undefined }

/** Quotes a change of dates: prices it, keeps what was promised, and takes the place of an older quote. */
export async function quoteDates(
  { store, clock }: Service,
  guest: GuestSession,
  wish: DatesWish,
): Promise<DateQuote> {
  requireDates(wish.stay)
  const now = clock.now()
  return inTransaction(store, async (tx) => {
    const own = await lockReservation(tx, guest, now)
    await supersede(tx, own.reservation.bookingId, now)
    const reckoned = await reckonDates(tx, own, wish, now)
    return keepQuote(tx, guest, own, { wish, reckoned, now })
  })
}

function requireDates({ arrival, departure }: Stay): void {
  if (daysBetween(arrival, departure) > longestSpan)
    throw new ServiceRefusal('span-too-long', `At most ${longestSpan} days at a time.`)
}

/** An older quote of the reservation is over, and the rooms that were held for it are free again. */
async function supersede(tx: Database, reservationId: number, now: Date): Promise<void> {
  const older = await tx
    .update(quote)
    .set({ supersededAt: now })
    .where(and(eq(quote.reservationId, reservationId), isNull(quote.supersededAt), isNull(quote.usedAt)))
    .returning({ id: quote.id })
  for (const { id } of older) await releaseHold(tx, id)
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

type Kept = { readonly wish: DatesWish; readonly reckoned: ReckonedChange; readonly now: Date }

async function keepQuote(
  tx: Database,
  guest: GuestSession,
  { reservation }: OwnReservation,
  { wish, reckoned, now }: Kept,
): Promise<DateQuote> {
  const { change, ends } = reckoned
  const reservationId = reservation.bookingId
  const row = {
    id: randomUUID(),
    reservationId,
    version: reservation.version,
    kind: 'change-dates' as const,
    input: { ...wish.stay, promotionCode: wish.promotionCode ?? null },
    change,
    createdAt: now,
    expiresAt: new Date(quoteExpiry(now.toISOString(), ends)),
  }
  await tx.insert(quote).values(row)
  return {
    quoteId: row.id,
    token: await tokenOf(tx, guest, row),
    expiresAt: row.expiresAt.toISOString(),
    change,
  }
}

type QuoteRow = typeof quote.$inferSelect

/** The facts a quote's token is made of. */
export const tokenFacts = (
  { originJti }: GuestSession,
  row: Pick<QuoteRow, 'id' | 'reservationId' | 'version' | 'input' | 'change' | 'expiresAt'>,
) => ({
  quoteId: row.id,
  reservationId: row.reservationId,
  session: originJti,
  version: row.version,
  inputs: [row.input.arrival, row.input.departure, row.input.promotionCode],
  total: row.change.newTotal.amount,
  currency: row.change.newTotal.currency,
  expiresAt: row.expiresAt,
})

const tokenOf = (tx: Database, guest: GuestSession, row: Parameters<typeof tokenFacts>[1]) =>
  signQuote(tx, tokenFacts(guest, row))
