import type { RatesWish, RoomRate } from '@veranda/contract'
import { dayOn, money, type PlainDate, priceStay, type RateBoard, type Reservation } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../service.ts'
import { findPromotion } from './find-promotion.ts'
import { loadRateBoard } from './load-rate-board.ts'

/** Step one: what the rooms cost without a promotion. */
export const listRates = (service: Service, guest: GuestSession, wish: RatesWish): Promise<RoomRate[]> =>
  ratesFor(service, guest, wish, 'without-promotion')

/** Step two: what they cost after it. */
export const listPromotedRates = (
  service: Service,
  guest: GuestSession,
  wish: RatesWish,
): Promise<RoomRate[]> => ratesFor(service, guest, wish, 'with-promotion')

async function ratesFor(
  { store, clock }: Service,
  guest: GuestSession,
  { roomNumbers, stay, promotionCode }: RatesWish,
  step: 'without-promotion' | 'with-promotion',
): Promise<RoomRate[]> {
  const { arrival, departure } = stay
  if (departure <= arrival)
    throw new ServiceRefusal('malformed-request', 'Give two dates, the earlier one first.')
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now)
  const promotion =
    step === 'with-promotion' ? await findPromotion(store.db, reservation, promotionCode) : undefined
  const board = await loadRateBoard(store.db, {
    reservation,
    from: arrival,
    to: departure,
    now,
    ...(promotion ? { promotion } : {}),
  })
  const priced = priceStay(board, stay)
  if (!priced.ok) {
    const { kind } = priced.refusal
    const missing = step === 'with-promotion' ? 'rate-promotion-not-found' : 'rate-not-found'
    throw kind === 'rate-not-found'
      ? new ServiceRefusal(missing, 'There is no rate for these nights.', { attached: priced.refusal })
      : new ServiceRefusal('stay-not-possible', 'These dates are not available.', {
          attached: priced.refusal,
        })
  }
  const wanted = priced.value.rooms.filter(({ roomNumber }) => roomNumbers.includes(roomNumber))
  if (wanted.length !== new Set(roomNumbers).size)
    throw new ServiceRefusal('not-found', 'The reservation has no such room.')
  return wanted.map(({ roomNumber, nights, total }) => ({
    ...plansOf(reservation, roomNumber),
    total: money(total, board.currency),
    nights: nights.map(({ night, price }) => ({
      night,
      price: money(price, board.currency),
      left: leftOn(board, night, roomNumber),
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

const leftOn = (board: RateBoard, night: PlainDate, roomNumber: number): number =>
  dayOn(board, night)?.left[board.rooms.findIndex((room) => room.roomNumber === roomNumber)] ?? 0
