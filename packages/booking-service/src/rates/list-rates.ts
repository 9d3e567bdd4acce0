import type { RatesQuery, RoomRate } from '@veranda/contract'
import {
  activeRooms,
  dayOn,
  money,
  priceStay,
  type PromotionTerms,
  type RateCalendar,
  type Reservation,
  type UnavailableStay,
} from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { GuestSession } from '../identity/identity.ts'

import { type Refusing, type RefusingIn, ServiceRefusal } from '../platform/refusal.ts'
import type { Database } from '../platform/db/database.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { roomType } from '../schema/catalogue.ts'
import { findPromotion } from './find-promotion.ts'
import { loadRateCalendar, type RateCalendarRoomQuery } from './load-rate-calendar.ts'
import { requireSpan } from './require-span.ts'

/** Step one: what the rooms cost without a promotion. */
export const listRates = (
  service: Service & RefusingIn<'listRates'>,
  guest: GuestSession,
  input: RatesQuery,
): Promise<RoomRate[]> =>
  ratesFor(service, guest, input, {
    promotionOf: async () => undefined,
    noRate: (attached) => service.refuse('rate-not-found', noRate, { attached }),
  })

/** Step two: what they cost after it. */
export const listPromotedRates = (
  service: Service & RefusingIn<'listPromotedRates'>,
  guest: GuestSession,
  input: RatesQuery,
): Promise<RoomRate[]> =>
  ratesFor(service, guest, input, {
    promotionOf: async (reservation) =>
      input.promotionCode === undefined && !input.takesOwnPromotion
        ? undefined
        : findPromotion(service, service.store.db, reservation, input.promotionCode),
    noRate: (attached) => service.refuse('rate-promotion-not-found', noRate, { attached }),
  })

const noRate = 'There is no rate for these nights.'

type Step = {
  readonly promotionOf: (reservation: Reservation) => Promise<PromotionTerms | undefined>
  readonly noRate: (restriction: UnavailableStay) => ServiceRefusal
}

async function ratesFor(
  { store, clock, refuse }: Service & Refusing<'stay-not-possible' | 'span-too-long'>,
  guest: GuestSession,
  query: RatesQuery,
  step: Step,
): Promise<RoomRate[]> {
  const { roomNumbers, stay } = query
  const { arrival, departure } = stay
  if (departure <= arrival)
    throw new ServiceRefusal('malformed-request', 'Give two dates, the earlier one first.')
  requireSpan({ refuse }, { from: arrival, to: departure })
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now)
  requireItsOwn(reservation, query)
  const rooms = await roomsToPrice(store.db, reservation, query)
  if (!rooms) throw step.noRate({ kind: 'rate-not-found', on: arrival, roomNumbers })
  const promotion = await step.promotionOf(reservation)
  const calendar = await loadRateCalendar(store.db, {
    reservation,
    rooms: rooms.map(({ room }) => room),
    from: arrival,
    to: departure,
    now,
    ...(promotion ? { promotion } : {}),
  })
  const priced = priceStay(query.heedsClosedDays ? calendar : withoutClosedDays(calendar), stay)
  if (!priced.ok) {
    const { kind } = priced.refusal
    throw kind === 'rate-not-found' || kind === 'not-on-sale'
      ? step.noRate(priced.refusal)
      : refuse('stay-not-possible', 'These dates are not available.', { attached: priced.refusal })
  }
  return priced.value.rooms.map(({ roomNumber, nights, total }, index) => ({
    roomNumber,
    roomTypeId: rooms[index]?.room.roomTypeId ?? 0,
    ratePlanId: rooms[index]?.ratePlanId ?? 0,
    total: money(total, calendar.currency),
    nights: nights.map(({ night, price }) => ({
      night,
      price: money(price, calendar.currency),
      left: dayOn(calendar, night)?.left[index] ?? 0,
    })),
  }))
}

/** What names the booking must be the booking's: a request for another property's rates finds nothing. */
function requireItsOwn(reservation: Reservation, asked: RatesQuery): void {
  const { property, market, currency, exchangeRate } = reservation
  const isOwn =
    asked.propertyCode.toUpperCase() === property.code.toUpperCase() &&
    (asked.marketCode ?? market.code) === market.code &&
    (asked.currency ?? currency) === currency &&
    Math.abs((asked.exchangeRate ?? exchangeRate) - exchangeRate) < 0.000_001
  if (!isOwn) throw new ServiceRefusal('not-found', 'The reservation has no rates of this kind.')
}

type PricedRoom = { readonly room: RateCalendarRoomQuery; readonly ratePlanId: number }

/** The rooms asked for, in the category and under the plan asked for; nothing where the property has none such. */
async function roomsToPrice(
  database: Database,
  { rooms, property }: Reservation,
  { roomNumbers, roomTypeId, ratePlanId }: RatesQuery,
): Promise<readonly PricedRoom[] | undefined> {
  const wanted = activeRooms(rooms).filter(({ roomNumber }) => roomNumbers.includes(roomNumber))
  if (wanted.length !== new Set(roomNumbers).size)
    throw new ServiceRefusal('not-found', 'The reservation has no such room.')
  const ofPlan = ratePlanId && activeRooms(rooms).find(({ ratePlan }) => ratePlan.ratePlanId === ratePlanId)
  if (ratePlanId !== undefined && !ofPlan) return undefined
  const types = roomTypeId
    ? await database
        .select({ roomTypeId: roomType.id, name: roomType.name })
        .from(roomType)
        .where(and(eq(roomType.id, roomTypeId), eq(roomType.propertyId, property.propertyId)))
    : []
  if (roomTypeId !== undefined && types.length === 0) return undefined
  return wanted.map((room) => {
    const { roomNumber, category, occupancy } = room
    const underPlanOf = ofPlan || room
    return {
      room: {
        roomNumber,
        name: types[0]?.name.en ?? category.name,
        roomTypeId: types[0]?.roomTypeId ?? category.roomTypeId,
        planOf: underPlanOf.roomNumber,
        occupancy,
      },
      ratePlanId: underPlanOf.ratePlan.ratePlanId,
    }
  })
}

const withoutClosedDays = (calendar: RateCalendar): RateCalendar => ({
  ...calendar,
  days: calendar.days.map((day) => {
    const { limit: _, ...open } = day
    return open
  }),
})
