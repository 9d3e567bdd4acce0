import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightDatesOf, type Stay } from '../../dates/index.ts'
import { aRateCalendarRoom, aRateCalendar, aRoom, aRoomCategory } from '../../testing/index.ts'
import { dayLimits, type RateCalendar } from '../../rates/index.ts'
import { headcount, type Room } from '../../reservation/index.ts'
import {
  canBecomeFree,
  fitsInTwo,
  restrictionsOf,
  type UpgradeRestriction,
  overTwoRooms,
  roomOffers,
  whyNoOffer,
} from './index.ts'

const first = '2027-03-01'
const stay: Stay = { arrival: addDays(first, 2), departure: addDays(first, 5) }
const few = fc.nat(3)
const party = fc.record({ adults: fc.integer({ min: 1, max: 4 }), teens: few, kids: few, infants: few })
const day = fc.record({
  price: fc.option(fc.nat(90_000), { freq: 4 }),
  left: fc.nat(3),
  limit: fc.option(fc.constantFrom(...dayLimits), { freq: 3 }),
  minimumNights: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 2 }),
})

/**
 * A hotel of one category with random inventory, prices and rules for ten days, and a guest with this stay or
 * another one.
 */
const inventory = fc
  .record({
    days: fc.array(day, { minLength: 10, maxLength: 10 }),
    isCurrent: fc.boolean(),
    today: fc.integer({ min: 0, max: 3 }),
    size: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ days, isCurrent, today, size }) => ({
    category: aRoomCategory({ roomTypeId: 905, maxOccupancy: size }),
    calendar: {
      ...aRateCalendar({
        rooms: [aRateCalendarRoom({ roomTypeId: 905 })],
        today: addDays(first, today),
        current: { stay: isCurrent ? stay : { arrival: first, departure: addDays(first, 1) }, total: 0 },
      }),
      days: days.map(({ price, left, limit, minimumNights }, index) => ({
        date: addDays(first, index),
        prices: [price],
        left: [left],
        ...(limit ? { limit } : {}),
        ...(minimumNights ? { minimumNights } : {}),
      })),
    } satisfies RateCalendar,
  }))

type Asked = { readonly room: Room; readonly size: number; readonly calendar: RateCalendar }

const reasonsFor = ({ room, size, calendar }: Asked): readonly UpgradeRestriction[] | 'available' => {
  const category = aRoomCategory({ roomTypeId: 905, maxOccupancy: size })
  const [offer] = roomOffers(room, [category], { calendar, stay })
  if (offer?.availability.kind === 'available') return 'available'
  return offer ? restrictionsOf(offer) : []
}

/** The hotel with one of its restrictions removed, and nothing else changed. */
function without(restriction: UpgradeRestriction, asked: Asked): Asked {
  const { room, calendar } = asked
  const onNights = (nights: readonly string[], over: object): RateCalendar => ({
    ...calendar,
    days: calendar.days.map((one) => (nights.includes(one.date) ? { ...one, ...over } : one)),
  })
  switch (restriction.kind) {
    case 'too-small':
      return { ...asked, size: headcount(room.occupancy) }
    case 'sold-out':
      return { ...asked, calendar: onNights(restriction.nights, { left: [1] }) }
    case 'not-on-sale':
      return { ...asked, calendar: onNights(restriction.nights, { prices: [30_000] }) }
    case 'restricted': {
      const days = calendar.days.map(({ date, prices, left }) => ({ date, prices, left }))
      return { ...asked, calendar: { ...calendar, today: first, days } }
    }
  }
}

describe('the restrictions of an unavailable category', () => {
  test('are complete and necessary: without them it is available, and with any of them it is not', () => {
    fc.assert(
      fc.property(party, inventory, (occupancy, { category, calendar }) => {
        const asked: Asked = { room: aRoom({ occupancy }), size: category.maxOccupancy, calendar }
        const reasons = reasonsFor(asked)
        if (reasons === 'available') return
        expect(reasons).not.toEqual([])
        const free = reasons.reduce((as, reason) => without(reason, as), asked)
        expect(reasonsFor(free)).toBe('available')
        for (const reason of reasons) {
          const others = reasons.filter((one) => one !== reason)
          expect(reasonsFor(others.reduce((as, one) => without(one, as), asked))).toEqual([reason])
        }
      }),
      { numRuns: 400 },
    )
  })
})

describe('why none of several categories is available', () => {
  const [one, two, three] = nightDatesOf(stay)
  if (!one || !two || !three) throw new Error('Three nights')
  const offer = (restrictions: readonly UpgradeRestriction[], maxOccupancy = 4) => ({
    category: aRoomCategory({ maxOccupancy }),
    availability: { kind: 'unavailable', restrictions } as const,
  })
  const small = { kind: 'too-small' } as const
  const taken = (...nights: readonly (typeof one)[]) => ({ kind: 'sold-out', nights }) as const
  test.each([
    ['all are too small', [offer([small, taken(one)], 3), offer([small])], { kind: 'too-small', most: 4 }],
    [
      'what is large enough is taken, on the same night',
      [offer([small]), offer([taken(one, two)]), offer([taken(two, three)])],
      { kind: 'sold-out', nights: [two] },
    ],
    [
      'all are taken, on different nights',
      [offer([taken(one)]), offer([taken(two)])],
      { kind: 'sold-out', nights: [] },
    ],
    [
      'the hotel takes nobody for the stay',
      [
        offer([{ kind: 'restricted', restriction: 'closed' }, taken(one)]),
        offer([{ kind: 'restricted', restriction: 'closed' }]),
      ],
      { kind: 'restricted', restriction: 'closed' },
    ],
    [
      'each for its own',
      [offer([taken(one)]), offer([{ kind: 'not-on-sale', nights: [one] }])],
      { kind: 'mixed' },
    ],
    ['there are none', [], undefined],
  ] as const)('%s', (_, offers, why) => {
    expect(whyNoOffer(offers)).toEqual(why)
  })

  test.each([
    ['taken', [taken(one)], true],
    ['too small', [small], false],
    ['taken and too small', [taken(one), small], false],
    ['not on sale', [{ kind: 'not-on-sale', nights: [one] }], false],
    ['closed', [{ kind: 'restricted', restriction: 'closed' }], false],
  ] as const)('of %s, only a sold-out room can become free', (_, restrictions, can) => {
    expect(canBecomeFree(offer(restrictions))).toBe(can)
  })
})

test('a party divided between two rooms keeps every guest, and has an adult in each', () => {
  fc.assert(
    fc.property(party, (all) => {
      const rooms = overTwoRooms(all)
      expect(rooms === undefined).toBe(all.adults < 2)
      if (!rooms) return
      for (const own of rooms) expect(own.adults).toBeGreaterThan(0)
      for (const age of ['adults', 'teens', 'kids', 'infants'] as const)
        expect(rooms.reduce((sum, own) => sum + own[age], 0)).toBe(all[age])
      expect(fitsInTwo(all, headcount(all))).toBe(true)
      expect(fitsInTwo(all, 0)).toBe(false)
    }),
  )
})
