import {
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

/** The room whose rate a room that is added is sold under. */
const mainRoom = 1

export type PricingQuery = {
  readonly stay: Stay
  readonly promotionCode: string | undefined
  readonly now: Date
}

/** What rooms cost now for a stay, with the promotion that applies; or which night stands in the way. */
export async function priceRooms(
  tx: Database & Refusing<PromotionRefusal | 'stay-not-possible'>,
  reservation: Reservation,
  rooms: readonly WantedRoom[],
  { stay, promotionCode, now }: PricingQuery,
): Promise<PricedStay> {
  if (rooms.length === 0) return { stay, rooms: [], total: 0, saving: 0, promotion: 'none' }
  const promotion = await findPromotion(tx, tx, reservation, promotionCode)
  if (isSameStay(stay, reservation.stay) && promotion?.promotion.appliesTo && rooms.every(isBooked))
    // The dates are the booked ones, and a code that came later lowers none of them: nothing is priced anew.
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
  // A promotion the reservation has and this stay does not is lost, whoever's fault it is.
  return reservation.promotion && !promotion ? { ...priced.value, promotion: 'lost' } : priced.value
}

const isSameStay = (one: Stay, other: Stay): boolean =>
  one.arrival === other.arrival && one.departure === other.departure

const isBooked = ({ room, isOther }: WantedRoom): boolean => room !== undefined && !isOther
