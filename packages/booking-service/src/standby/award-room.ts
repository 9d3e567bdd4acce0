import {
  type AwardOutcome,
  awardedNights,
  changePurposes,
  isZero,
  noSelection,
  type PricedStay,
  type Reservation,
  type Room,
  savingOn,
  activeRooms,
  type StandbyAward,
  type StayChange,
  withUpgrade,
  type PaymentTerms,
} from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asJob } from '../audit/actor.ts'
import { nightsMoved } from '../changes/nights-moved.ts'
import { applyChange } from '../changes/apply-change.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { standbyRequest } from '../schema/standby-request.ts'
import { swap } from '../inventory/swap.ts'
import { supersede } from '../quotes/keep-quote.ts'
import { type PricingRefusal, calculateSelection } from '../quotes/calculate-selection.ts'
import { isRefusal, type Refusing, refuseInAnyWord } from '../platform/refusal.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'
import { queueAwardedLetter } from '../letters/standby/queue.ts'
import type { Service } from '../platform/service.ts'
import { lockIfStillWaiting } from './lock-if-still-waiting.ts'
import type { WaitingStandbyRequest } from './list-waiting-requests.ts'

/** Fulfils a standby request completely and once, or changes nothing. */
export async function awardRoom(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  award: StandbyAward<WaitingStandbyRequest>,
): Promise<AwardOutcome> {
  try {
    return await inTransaction({ store, refuse: refuseInAnyWord }, (tx) => give(tx, award, clock.now()))
  } catch (thrown) {
    // Sold in the meantime, not for sale to these guests, or under review: the next category is tried.
    if (isRefusal(thrown)) return 'not-to-be-had'
    throw thrown
  }
}

async function give(
  tx: Database & Refusing<PricingRefusal | 'sold-out'>,
  { request, roomTypeId }: StandbyAward<WaitingStandbyRequest>,
  now: Date,
): Promise<AwardOutcome> {
  const waiting = await lockIfStillWaiting(tx, request, 'is-given', now)
  if (!waiting) return 'no-longer-waiting'
  const { room } = waiting
  const own = { ...waiting.own, terms: termsOfAward(waiting.own) }
  const { reservation } = own
  // Open quotes are for the room's old category; rooms held for them are released.
  for (const kind of [...changePurposes, 'cancel'] as const)
    await supersede(tx, reservation.bookingId, kind, now)
  const asked = {
    purpose: 'upgrade-room',
    selection: withUpgrade(noSelection, room.roomNumber, roomTypeId),
  } as const
  const agreed = (priced: PricedStay) => pricedBelow(priced, reservation, room, request.ceiling)
  const { change } = await calculateSelection(tx, own, { ...asked, agreed }, now)
  if (!(await swap(tx, nightsMoved(change))))
    throw tx.refuse('sold-out', 'The room is no longer available on these dates.')
  const paidBy = change.settlement.kind === 'to-pay' ? own.terms.kind : null
  const { locale, requestId } = request
  const made = { own, change, paidBy, now, locale, ...asked, standbyRequestId: requestId }
  const version = await applyChange(tx, asJob('standby'), made)
  await tx
    .update(standbyRequest)
    .set({
      state: 'awarded',
      endedAt: now,
      awardedRoomTypeId: roomTypeId,
      added: change.difference.amount,
    })
    .where(eq(standbyRequest.id, requestId))
  await queueAwardedLetter(tx, { request, room, change, version, toPay: toPayOf(change, own) }, now)
  return 'given'
}

/**
 * Each night at its current price, but at most the ceiling above the old one. The promotion's discount stays.
 */
function pricedBelow(
  priced: PricedStay,
  { rooms: all, promotion, pricing }: Reservation,
  { roomNumber, dailyRates }: Room,
  ceiling: number,
): PricedStay {
  const booked = dailyRates.map(({ date, price }) => ({ night: date, price: price.amount }))
  const saving = savingOn(activeRooms(all), new Set([roomNumber]), pricing.promotionSaving).amount
  const rooms = priced.rooms.map((room) => {
    const nights = awardedNights(booked, room.nights, ceiling)
    return { ...room, nights, total: nights.reduce((sum, { price }) => sum + price, 0), saving }
  })
  const total = rooms.reduce((sum, room) => sum + room.total, 0)
  const stored = promotion
    ? ({ promotion: 'applied', appliedPromotion: promotion } as const)
    : ({ promotion: 'none' } as const)
  return { stay: priced.stay, rooms, total, saving, ...stored }
}

/** The difference is paid at check-in, or together with an existing balance on its agreed terms. */
const termsOfAward = ({ reservation, terms }: OwnReservation): PaymentTerms =>
  isZero(reservation.pricing.balance) ? { kind: 'at-check-in' } : terms

const toPayOf = ({ settlement }: StayChange, { terms }: OwnReservation) =>
  settlement.kind === 'to-pay' ? { amount: settlement.amount, terms } : undefined
