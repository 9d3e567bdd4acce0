import {
  isSameStay,
  nearestOffers,
  type PricedStay,
  priceStay,
  type Reservation,
  type Stay,
  type WantedRoom,
} from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { findPromotion, type PromotionRefusal } from '../rates/find-promotion.ts'
import { loadRateCalendar } from '../rates/load-rate-calendar.ts'
import type { Refusing } from '../platform/refusal.ts'

/** Added rooms are sold at this room's rate. */
const mainRoom = 1

export type PricingQuery = {
  readonly stay: Stay
  readonly promotionCode: string | undefined
  readonly now: Date
}

/**
 * The current price of rooms for a stay, with the applicable promotion; or the night that makes it
 * impossible.
 */
export async function priceRooms(
  tx: Database & Refusing<PromotionRefusal | 'stay-not-possible'>,
  reservation: Reservation,
  rooms: readonly WantedRoom[],
  { stay, promotionCode, now }: PricingQuery,
): Promise<PricedStay> {
  if (rooms.length === 0) return { stay, rooms: [], total: 0, saving: 0, promotion: 'none' }
  const promotion = await findPromotion(tx, tx, reservation, promotionCode)
  if (isSameStay(stay, reservation.stay) && promotion?.promotion.appliesTo && rooms.every(isBooked))
    // The dates are the booked ones, and a code entered later lowers no booked night: nothing is priced anew.
    return { stay, rooms: [], total: 0, saving: 0, promotion: 'none', newNightsOnly: true }
  const calendar = await loadRateCalendar(tx, {
    reservation,
    rooms: rooms.map(({ roomNumber, category: { name, roomTypeId }, occupancy, room }) => ({
      roomNumber,
      name,
      roomTypeId,
      occupancy,
      planOf: room?.roomNumber ?? mainRoom,
    })),
    from: stay.arrival,
    to: stay.departure,
    daysAround: 60,
    now,
    ...(promotion ? { promotion } : {}),
  })
  const priced = priceStay(calendar, stay)
  if (!priced.ok) {
    const nearest = nearestOffers(calendar, stay).map((offer) => offer.stay)
    throw tx.refuse('stay-not-possible', 'These dates are not available.', {
      attached: { ...priced.refusal, nearest },
    })
  }
  // A promotion of the reservation that does not apply to this stay is lost, for whatever reason.
  return reservation.promotion && !promotion ? { ...priced.value, promotion: 'lost' } : priced.value
}

const isBooked = ({ room, isOther }: WantedRoom): boolean => room !== undefined && !isOther
