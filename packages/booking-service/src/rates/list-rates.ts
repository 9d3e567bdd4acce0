import type { RatesQuery, RoomRate } from '@veranda/contract'
import {
  dayOn,
  money,
  type PlainDate,
  priceStay,
  type PromotionTerms,
  type RateCalendar,
  type Reservation,
  type UnavailableStay,
} from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { type Refusing, type RefusingIn, ServiceRefusal } from '../platform/refusal.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { findPromotion } from './find-promotion.ts'
import { loadRateCalendar } from './load-rate-calendar.ts'
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
    promotionOf: (reservation) => findPromotion(service, service.store.db, reservation, input.promotionCode),
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
  { roomNumbers, stay }: RatesQuery,
  step: Step,
): Promise<RoomRate[]> {
  const { arrival, departure } = stay
  if (departure <= arrival)
    throw new ServiceRefusal('malformed-request', 'Give two dates, the earlier one first.')
  requireSpan({ refuse }, { from: arrival, to: departure })
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now)
  const promotion = await step.promotionOf(reservation)
  const calendar = await loadRateCalendar(store.db, {
    reservation,
    from: arrival,
    to: departure,
    now,
    ...(promotion ? { promotion } : {}),
  })
  const priced = priceStay(calendar, stay)
  if (!priced.ok) {
    const { kind } = priced.refusal
    throw kind === 'rate-not-found' || kind === 'not-on-sale'
      ? step.noRate(priced.refusal)
      : refuse('stay-not-possible', 'These dates are not available.', { attached: priced.refusal })
  }
  const wanted = priced.value.rooms.filter(({ roomNumber }) => roomNumbers.includes(roomNumber))
  if (wanted.length !== new Set(roomNumbers).size)
    throw new ServiceRefusal('not-found', 'The reservation has no such room.')
  return wanted.map(({ roomNumber, nights, total }) => ({
    ...plansOf(reservation, roomNumber),
    total: money(total, calendar.currency),
    nights: nights.map(({ night, price }) => ({
      night,
      price: money(price, calendar.currency),
      left: leftOn(calendar, night, roomNumber),
    })),
  }))
}

function plansOf({ rooms }: Reservation, roomNumber: number) {
  const room = rooms.find((one) => one.roomNumber === roomNumber)
  return {
    roomNumber,
    roomTypeId: room?.category.roomTypeId ?? 0,
    ratePlanId: room?.ratePlan.ratePlanId ?? 0,
  }
}

const leftOn = (calendar: RateCalendar, night: PlainDate, roomNumber: number): number =>
  dayOn(calendar, night)?.left[calendar.rooms.findIndex((room) => room.roomNumber === roomNumber)] ?? 0
