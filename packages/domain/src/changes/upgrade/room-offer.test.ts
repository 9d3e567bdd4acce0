import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlainDate } from '../../dates/index.ts'
import {
  aRateCalendarRoom,
  aPromotion,
  aRateCalendar,
  aRoom,
  aRoomCategory,
  aStay,
} from '../../testing/index.ts'
import { money } from '../../money/index.ts'
import type { RateCalendarDay } from '../../rates/index.ts'
import { superiorCategories } from '../../reservation/index.ts'
import { addedPerNight, roomOffers } from './index.ts'

const stay = aStay()
const suite = aRoomCategory({ roomTypeId: 905, name: 'Suite', rank: 5 })
const villa = aRoomCategory({ roomTypeId: 907, name: 'Villa', rank: 7 })
const room = aRoom()

/** A rate calendar in which the villa costs a fifth more than the suite. */
const calendarWith = (days: Readonly<Record<PlainDate, Partial<RateCalendarDay>>> = {}, promotion = false) =>
  aRateCalendar({
    perNight: 440,
    rooms: [suite, villa].map(({ roomTypeId, name }) => aRateCalendarRoom({ name, roomTypeId })),
    days,
    ...(promotion ? { promotion: aPromotion() } : {}),
  })
const offersOn = (calendar = calendarWith(), of = room) => roomOffers(of, [villa, suite], { calendar, stay })

describe('the superior categories of a room', () => {
  test('are only of higher rank, highest first, whatever the property sells', () => {
    const category = fc.record({ rank: fc.integer({ min: 1, max: 9 }), roomTypeId: fc.nat(50) })
    fc.assert(
      fc.property(category, fc.array(category, { maxLength: 12 }), (own, sold) => {
        const offered = superiorCategories({ category: aRoomCategory(own) }, sold.map(aRoomCategory))
        expect(offered.every(({ rank }) => rank > own.rank)).toBe(true)
        expect(offered.map(({ rank }) => rank)).toEqual(
          sold
            .map(({ rank }) => rank)
            .filter((rank) => rank > own.rank)
            .toSorted((a, b) => b - a),
        )
      }),
    )
  })
})

describe('an offer', () => {
  test('says the price of each night, of the whole stay, and what it adds to today’s', () => {
    const [, offered] = offersOn()
    expect(offered).toMatchObject({
      category: { name: 'Suite' },
      availability: {
        kind: 'available',
        ratePlanId: room.ratePlan.ratePlanId,
        total: money(273_500, 'USD'),
        difference: money(273_500 - 247_500, 'USD'),
        saving: money(0, 'USD'),
        left: 4,
      },
    })
    const { availability } = offered ?? {}
    if (availability?.kind !== 'available') throw new Error('The suite is to be had')
    expect(availability.nights.map(({ date }) => date)).toEqual(room.dailyRates.map(({ date }) => date))
    expect(availability.nights.reduce((total, { price }) => total + price.amount, 0)).toBe(273_500)
  })

  test('includes the reservation’s promotion and shows its saving', () => {
    const [, offered] = offersOn(calendarWith({}, true))
    expect(offered?.availability).toMatchObject({
      total: money(273_500 - 41_025, 'USD'),
      saving: money(41_025, 'USD'),
    })
  })

  test('if sold out, says on which nights; the other category stays available', () => {
    const offers = offersOn(calendarWith({ '2027-03-15': { left: [0, 2] }, '2027-03-17': { left: [0, 1] } }))
    expect(offers.map(({ availability }) => availability)).toMatchObject([
      { kind: 'available', left: 1 },
      { kind: 'unavailable', restrictions: [{ kind: 'sold-out', nights: ['2027-03-15', '2027-03-17'] }] },
    ])
  })

  test('if sold out, says what it would cost if a room became free', () => {
    const [, free] = offersOn()
    const [, taken] = offersOn(calendarWith({ '2027-03-15': { left: [0, 2] } }))
    expect(taken?.availability).toMatchObject({
      price: { total: money(273_500, 'USD'), difference: money(26_000, 'USD'), left: 0 },
    })
    expect(free?.availability).toMatchObject({ total: money(273_500, 'USD') })
  })

  test('without a price on a night is not on sale there', () => {
    const [, offered] = offersOn(calendarWith({ '2027-03-16': { prices: [null, 90_000] } }))
    expect(offered?.availability).toEqual({
      kind: 'unavailable',
      restrictions: [{ kind: 'not-on-sale', nights: ['2027-03-16'] }],
    })
  })

  test('is too small for more guests than it sleeps', () => {
    const family = aRoom({ occupancy: { adults: 2, teens: 1, kids: 3, infants: 0 } })
    const [offered] = offersOn(calendarWith(), family)
    expect(offered?.availability).toEqual({ kind: 'unavailable', restrictions: [{ kind: 'too-small' }] })
  })

  test('for nights already slept stays available even if the property has closed since', () => {
    const [, offered] = offersOn(calendarWith({ '2027-03-15': { limit: 'closed' } }))
    expect(offered?.availability.kind).toBe('available')
  })
})

describe('the price of an upgrade per night', () => {
  const evenly = (price: number) => ({
    nights: room.dailyRates.map(({ date }) => ({ date, price: money(price, 'USD') })),
    difference: money((price - 41_250) * 6, 'USD'),
  })

  test('is exact if every night costs the same amount more', () => {
    expect(addedPerNight(room, evenly(47_250), stay)).toEqual({
      amount: money(6000, 'USD'),
      isEveryNight: true,
    })
  })

  test('is an average in major units if the nights differ', () => {
    const { nights, difference } = evenly(47_250)
    const [first, ...rest] = nights
    if (!first) throw new Error('A stay has a night')
    const increase = [{ ...first, price: money(48_000, 'USD') }, ...rest]
    expect(
      addedPerNight(room, { nights: increase, difference: money(difference.amount + 750, 'USD') }, stay),
    ).toEqual({ amount: money(6100, 'USD'), isEveryNight: false })
  })

  test('is below zero if the higher category costs less', () => {
    expect(addedPerNight(room, evenly(40_250), stay).amount).toEqual(money(-1000, 'USD'))
  })
})
