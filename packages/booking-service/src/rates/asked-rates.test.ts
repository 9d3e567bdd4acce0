import {
  type Client,
  type Failure,
  getPaymentConditions,
  getPromotion,
  getRatePlanPolicy,
  getRateSeason,
  getReservation,
  listPromotedRates,
  listRates,
  listRoomsById,
  type RoomRate,
} from '@veranda/contract'
import { addDays, type Reservation, type Result } from '@veranda/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { aNightIsRetained, aPayingGuest, canceller } from '../cancellations/testing/a-cancelling-guest.ts'
import { takingCards } from '../cancellations/testing/contenders.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import { arrivals, firstNight, openWholeWorld } from '../changes/testing/whole-world.ts'
import type { Store } from '../platform/db/store.ts'
import { dayLimit, inventory } from '../schema/inventory.ts'
import { promotion, rateSeason } from '../schema/catalogue.ts'
import { terms } from '../schema/payment-terms.ts'
import { market } from '../schema/property.ts'
import { aToken } from '../testing/a-service.ts'
import { openEmbedded } from '../testing/on-every-database.ts'

const room = { category: 0, pricePerNight: 30_000, paid: 90_000, policy: aNightIsRetained } as const
const notFound = { ok: false, refusal: { kind: 'not-found' } }

let store: Store
let client: Client
let reservation: Reservation
let roomTypeIds: readonly number[]

beforeAll(async () => {
  store = await openEmbedded()
  const hotel = await openWholeWorld(store)
  roomTypeIds = hotel.roomTypeIds
  await store.db.update(inventory).set({ total: 60 })
  await store.db.update(market).set({ currency: 'CAD', pmsProfileId: 'PMS-7' })
  await store.db.insert(promotion).values({
    code: 'SUMMER',
    brand: 'palace',
    kind: 'percent',
    percent: 10,
    bookFrom: '2027-01-01',
    bookUntil: '2028-12-31',
    stayFrom: '2027-01-01',
    stayUntil: '2028-12-31',
    minimumNights: 1,
    ratePlanIds: [],
    marketCodes: [],
  })
  const guest = await aPayingGuest(store.db, hotel, { arrival: arrivals[0], rooms: [room, room] })
  client = canceller(createApp(takingCards(store).service), guest).client
  reservation = valueOf(
    await client.call(getReservation, { params: { codeReservation: guest.reservationCode } }),
  )
})
afterAll(() => store.close())

const body = (over: object = {}) => ({
  property_code: 'H1',
  rooms: [{ roomNumber: 1 }],
  date_start: addDays(firstNight, 6),
  date_end: addDays(firstNight, 9),
  ...over,
})
const rates = async (over: object = {}) => client.call(listRates, { body: body(over) })
const promoted = async (over: object = {}) =>
  client.call(listPromotedRates, { body: { ...body(over), rates: [] } })
const total = async (answer: Promise<Result<readonly RoomRate[], Failure>>) =>
  valueOf(await answer)[0]?.total.amount ?? 0

describe('a request for rates', () => {
  test('names the property, market, currency and exchange rate of the booking; any other finds nothing', async () => {
    const { market: own, currency, exchangeRate } = reservation
    const named = { market: own.code, currency, booking_exchange_rate: exchangeRate }
    expect(await total(rates(named))).toBe(await total(rates()))
    expect(await rates({ property_code: 'H2' })).toEqual(notFound)
    expect(await promoted({ property_code: 'H2' })).toEqual(notFound)
    expect(await rates({ market: 'MEX' })).toEqual(notFound)
    expect(await rates({ currency: 'JPY' })).toEqual(notFound)
    expect(await rates({ booking_exchange_rate: exchangeRate + 1 })).toEqual(notFound)
  })

  test('prices another category under the own plan', async () => {
    const [own, higher] = [valueOf(await rates())[0], valueOf(await rates({ room_type: roomTypeIds[1] }))[0]]
    expect(own?.roomTypeId).toBe(roomTypeIds[0])
    expect(higher).toMatchObject({ roomTypeId: roomTypeIds[1], ratePlanId: own?.ratePlanId })
    expect((higher?.total.amount ?? 0) - (own?.total.amount ?? 0)).toBe(3 * 9_001)
  })

  test('finds no rate for a category or plan the booking has none of, in the words of its step', async () => {
    for (const missing of [{ room_type: 999 }, { rate_plan: 999 }]) {
      expect(await rates(missing)).toMatchObject({ refusal: { refusal: 'rate-not-found' } })
      expect(await promoted(missing)).toMatchObject({ refusal: { refusal: 'rate-promotion-not-found' } })
    }
    expect((await rates({ rate_plan: reservation.rooms[0]?.ratePlan.ratePlanId })).ok).toBe(true)
  })

  test('answers for the rooms asked for alone', async () => {
    const both = valueOf(await rates({ rooms: [{ roomNumber: 2 }, { roomNumber: 1 }] }))
    expect(both.map(({ roomNumber }) => roomNumber)).toEqual([1, 2])
    expect(await rates({ rooms: [{ roomNumber: 9 }] })).toEqual(notFound)
  })

  test('takes a promotion off in its second step only', async () => {
    const plain = await total(rates({ promocode: 'SUMMER' }))
    const lowered = await total(promoted({ promocode: 'SUMMER', promo_applied: '1' }))
    expect(lowered).toBeLessThan(plain)
    expect(await total(promoted({ promo_applied: '0' }))).toBe(plain)
  })

  test('heeds closed days unless it says not to', async () => {
    const closed = { propertyId: 1, day: addDays(firstNight, 6), limit: 'check-out-only' as const }
    await store.db.insert(dayLimit).values(closed)
    expect(await rates()).toMatchObject({ refusal: { refusal: 'stay-not-possible' } })
    expect((await rates({ valid_close_date: '0' })).ok).toBe(true)
    await store.db.delete(dayLimit)
  })
})

test('a promotion code says its rule before anything is priced', async () => {
  const rule = (property_code: string, promocode = 'summer') =>
    client.call(getPromotion, { body: { promocode, property_code } })
  expect(await rule('H1')).toMatchObject({
    value: { currency: 'USD', terms: { promotion: { kind: 'percent', percent: 10 }, minimumNights: 1 } },
  })
  expect(await rule('H2')).toEqual(notFound)
  expect(await rule('H1', ' ')).toMatchObject({ refusal: { refusal: 'promotion-not-found' } })
})

test('rooms are found by their ids, in the order asked for, and nobody else’s', async () => {
  const [first, second] = reservation.rooms
  const asked = (...ids: (number | undefined)[]) =>
    client.call(listRoomsById, { body: { idRooms: ids.map(Number), langCode: 'ES' } })
  const found = valueOf(await asked(second?.roomId, first?.roomId))
  expect(found).toMatchObject({ bookingId: reservation.bookingId, currency: 'USD', totalRooms: 2 })
  expect(found.rooms.map(({ roomNumber }) => roomNumber)).toEqual([2, 1])
  expect(found.rooms[1]?.total).toEqual(first?.total)
  expect(found.rooms[0]?.category.name).toBe('Categoría 0')
  expect(await asked(999_999)).toEqual(notFound)
})

describe('the policy of a rate plan', () => {
  const policyFor = (query: object = {}) =>
    client.call(getRatePlanPolicy, { params: { roomId: String(reservation.rooms[0]?.roomId) }, query })

  test('is what the room was booked with; for other dates it is their season’s', async () => {
    const season = {
      ...aNightIsRetained,
      tiers: [{ daysBefore: 21, charge: { kind: 'whole-stay' as const } }],
    }
    const span = { firstNight: addDays(firstNight, 9), lastNight: addDays(firstNight, 20), percent: 100 }
    await store.db.insert(rateSeason).values({ propertyId: 1, code: 'HIGH', policy: season, ...span })
    const booked = valueOf(await policyFor())
    expect(booked).toEqual({
      leadDays: aNightIsRetained.tiers[0]?.daysBefore,
      canBePaid: true,
      takesChildren: true,
    })
    const dates = { checkIn: addDays(firstNight, 10), checkOut: addDays(firstNight, 13) }
    expect(valueOf(await policyFor(dates)).leadDays).toBe(21)
    const rateId = String(reservation.rooms[0]?.ratePlan.ratePlanId)
    const params = { rateId, propertyCode: reservation.property.code }
    const seasonFor = (query: object) => client.call(getRateSeason, { params, query })
    expect(valueOf(await seasonFor(dates))).toEqual({
      currency: 'USD',
      charge: { kind: 'whole-stay' },
      season: { from: span.firstNight, until: span.lastNight, leadDays: 21 },
      canBePaid: true,
      takesChildren: true,
    })
    const outside = { checkIn: addDays(firstNight, 5), checkOut: addDays(firstNight, 8) }
    expect(valueOf(await seasonFor(outside)).season).not.toHaveProperty('from')
    const elsewhere = { params: { rateId, propertyCode: 'NONE' }, query: {} }
    expect(await client.call(getRateSeason, elsewhere)).toEqual(notFound)
    expect(await policyFor({ checkIn: '2027-06-09', checkOut: '2027-06-09' })).toMatchObject({ ok: false })
  })

  test('comes with its conditions, in sentences and in days', async () => {
    const words = { en: 'Paid a week before.', es: 'Se paga una semana antes.', it: 'Una settimana prima.' }
    await store.db.insert(terms).values({ kind: 'rate-plan', words })
    const id = reservation.rooms[0]?.ratePlan.ratePlanId ?? 0
    const asked = { lang_code: 'ES', arrival_date: addDays(firstNight, 10), id_rateplans: [id, 999] }
    const [own, other] = valueOf(await client.call(getPaymentConditions, { body: asked }))
    expect(own).toMatchObject({
      ratePlanId: id,
      text: words.es,
      terms: { code: 'FLEX', name: 'Flexible', policy: { tiers: [{ daysBefore: 21 }] }, takesChildren: true },
    })
    // A plan of another property says no more than what everybody is told.
    expect(other).toEqual({ ratePlanId: 999, text: words.es })
  })
})

test('the reservation names its market whole', async () => {
  const app = createApp(takingCards(store).service)
  const { reservationCode } = reservation
  const answer = await app.request(
    `http://palace.localhost:4000/api/booking/reservation-details/${reservationCode}`,
    {
      headers: { authorization: `Bearer ${aToken(reservationCode, 'palace')}` },
    },
  )
  expect(await answer.json()).toMatchObject({
    marketSegment: { code: 'USA', description: 'US', currencyCode: 'CAD', pmsProfileId: 'PMS-7' },
  })
})
