import {
  getRateCalendar,
  getReservation,
  listClosedDates,
  listPromotedRates,
  listRates,
} from '@veranda/contract'
import { addDays, nightsOf, type Reservation } from '@veranda/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aService,
  clientOf,
  createApp,
  onEveryDatabaseInFull,
  type Store,
} from '@veranda/booking-service/testing'
import { stories } from '../stories.ts'
import { samples } from './samples.ts'

const promoted = stories.find(
  ({ property, promotion }) => property.startsWith('ZP') && promotion === 'percent',
)
const who = { reservationCode: promoted?.code ?? '', brand: 'palace' } as const

onEveryDatabaseInFull((open) => {
  let store: Store
  let client: ReturnType<typeof clientOf>
  let reservation: Reservation
  beforeAll(async () => {
    store = await open(samples)
    client = clientOf(createApp(aService(store)), who)
    const read = await client.call(getReservation, { params: { codeReservation: who.reservationCode } })
    if (!read.ok) throw new Error(JSON.stringify(read.refusal))
    reservation = read.value
  })
  afterAll(() => store.close())

  const request = (over = {}) => ({
    property_code: reservation.property.code,
    rooms: reservation.rooms.map(({ roomNumber }) => ({ roomNumber })),
    date_start: reservation.stay.arrival,
    date_end: reservation.stay.departure,
    ...over,
  })
  const total = (rates: readonly { readonly total: { readonly amount: number } }[]) =>
    rates.reduce((sum, rate) => sum + rate.total.amount, 0)

  describe('pricing a stay in two steps', () => {
    test('rates come first, without the promotion; then the promotion is taken off', async () => {
      const plain = await client.call(listRates, { body: request() })
      const reduced = await client.call(listPromotedRates, { body: { ...request(), rates: [] } })
      if (!plain.ok || !reduced.ok) throw new Error(JSON.stringify([plain, reduced, reservation.stay]))
      expect(plain.value.every(({ nights }) => nights.length === nightsOf(reservation.stay))).toBe(true)
      expect(total(reduced.value)).toBe(reservation.pricing.rooms.amount)
      expect(total(plain.value) - total(reduced.value)).toBe(reservation.pricing.promotionSaving.amount)
    })

    test('a room the reservation does not have is not priced', async () => {
      const answer = await client.call(listRates, { body: request({ rooms: [{ roomNumber: 9 }] }) })
      expect(answer).toEqual({ ok: false, refusal: { kind: 'not-found' } })
    })

    test('nights nobody sells are refused', async () => {
      const answer = await client.call(listRates, {
        body: request({ date_start: '2031-01-01', date_end: '2031-01-08' }),
      })
      expect(answer).toMatchObject({ refusal: { refusal: 'rate-not-found' } })
    })
  })

  describe('the calendar', () => {
    test('has every day asked for, with a price for each room and how many are left', async () => {
      const { arrival } = reservation.stay
      const calendar = await client.call(getRateCalendar, {
        query: { from: arrival, to: addDays(arrival, 60) },
      })
      if (!calendar.ok) throw new Error('No board')
      expect(calendar.value.days.map(({ date }) => date)).toEqual(
        Array.from({ length: 61 }, (_, day) => addDays(arrival, day)),
      )
      for (const { prices, left } of calendar.value.days) {
        expect(prices).toHaveLength(calendar.value.rooms.length)
        expect(left).toHaveLength(calendar.value.rooms.length)
      }
      expect(calendar.value.current.stay).toEqual(reservation.stay)
    })

    test('of more than 430 days is refused', async () => {
      const answer = await client.call(getRateCalendar, { query: { from: '2027-03-01', to: '2028-06-01' } })
      expect(answer).toMatchObject({ refusal: { refusal: 'span-too-long' } })
    })

    test('tells the limited days of the own property, and none of another', async () => {
      const span = { countryCode: 'US', checkIn: '2027-03-01', checkOut: '2028-01-31' } as const
      const own = await client.call(listClosedDates, {
        query: { propertyCode: reservation.property.code, ...span },
      })
      expect(own.ok && own.value).toContainEqual({ date: '2027-12-24', limit: 'check-out-only' })
      const other = await client.call(listClosedDates, { query: { propertyCode: 'ZMCU', ...span } })
      expect(other).toEqual({ ok: true, value: [] })
    })
  })
})
