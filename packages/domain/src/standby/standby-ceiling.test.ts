import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roomOffers } from '../changes/upgrade/index.ts'
import { aRateCalendarRoom, aRateCalendar, aRoom, aRoomCategory, aStay } from '../testing/index.ts'
import { awardedNights, ceilingRestriction, startingCeiling } from './index.ts'

const stay = aStay()
const suite = aRoomCategory({ roomTypeId: 905, rank: 5 })
const villa = aRoomCategory({ roomTypeId: 907, rank: 7 })
const room = aRoom({ stay })

/** The suite costs at least 40.00 a night more than the room, the villa more than that. */
const offersWith = (left: readonly number[], perNight = 440) =>
  roomOffers(room, [villa, suite], {
    calendar: aRateCalendar({
      perNight,
      rooms: [suite, villa].map(({ roomTypeId, name }) => aRateCalendarRoom({ roomTypeId, name })),
      days: { [stay.arrival]: { left } },
    }),
    stay,
  })
const restriction = (roomTypeIds: readonly number[], ceiling: number, offers = offersWith([4, 4])) =>
  ceilingRestriction({ roomTypeIds, ceiling }, room, { offers, stay })

describe('a standby ceiling above today’s difference', () => {
  test('is refused with the available room and its price difference per night', () => {
    expect(restriction([905], 100_000_00)).toMatchObject({
      kind: 'available-now',
      offer: { category: { roomTypeId: 905 } },
      perNight: { currency: 'USD' },
    })
  })

  test('is refused for a sold-out room: nobody would pay more than its price', () => {
    expect(restriction([905], 100_000_00, offersWith([0, 4]))).toMatchObject({ kind: 'ceiling-too-high' })
  })

  test('is checked in the order of the ranking', () => {
    expect(restriction([907, 905], 100_000_00)).toMatchObject({ offer: { category: { roomTypeId: 907 } } })
  })

  test('is accepted for a category without a price today', () => {
    expect(restriction([999], 100_000_00)).toBeUndefined()
  })

  test('is refused exactly if it would lower the price of no night', () => {
    const booked = room.dailyRates.map(({ date, price }) => ({ night: date, price: price.amount }))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40_000 }),
        fc.integer({ min: 300, max: 700 }),
        (ceiling, perNight) => {
          const offers = offersWith([4, 4], perNight)
          const { availability } = offers[1] ?? {}
          if (availability?.kind !== 'available') throw new Error('The suite is to be had')
          const found = availability.nights.map(({ date, price }) => ({ night: date, price: price.amount }))
          const given = awardedNights(booked, found, ceiling)
          const decrease = given.some(({ price }, index) => price < (found[index]?.price ?? 0))
          const refused = restriction([905], ceiling, offers)
          expect(refused === undefined).toBe(decrease || ceiling === highest(booked, found))
          if (refused) expect(refused.most.amount).toBeLessThan(ceiling)
        },
      ),
    )
  })
})

describe('the suggested ceiling', () => {
  test('is half of the highest price difference today, in major units, and is accepted', () => {
    const most = restriction([905], 100_000_00)?.most.amount ?? 0
    const start = startingCeiling([905], room, offersWith([4, 4]))
    expect(start?.amount).toBe(Math.floor(most / 200) * 100)
    expect(restriction([905], start?.amount ?? 0)).toBeUndefined()
  })

  test('is less than the price difference of any category', () => {
    const start = startingCeiling([907, 905], room, offersWith([4, 4]))
    expect(restriction([905, 907], start?.amount ?? 0)).toBeUndefined()
  })

  test('is missing if no category has a price today, or none is selected', () => {
    expect(startingCeiling([999], room, offersWith([4, 4]))).toBeUndefined()
    expect(startingCeiling([], room, offersWith([4, 4]))).toBeUndefined()
  })
})

type Nights = readonly { readonly price: number }[]
const highest = (booked: Nights, found: Nights): number =>
  Math.max(...found.map(({ price }, index) => price - (booked[index]?.price ?? 0)))
