import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type PlainDate } from '../dates/index.ts'
import { aRateCalendar } from '../testing/index.ts'
import { type RateCalendarDay, calendarDay, dayLimits, restrictionTo, stayEndFrom } from './index.ts'

const soldOut: Partial<RateCalendarDay> = { left: [0] }
/** The guest's own stay lies elsewhere, so that it does not affect the result. */
const current = { stay: { arrival: '2027-05-10', departure: '2027-05-16' }, total: 1 } as const

describe('a stay from March 10', () => {
  test.each([
    ['a night that is sold out', { '2027-03-14': soldOut }, '2027-03-14', 'sold-out'],
    ['a closed night', { '2027-03-14': { limit: 'closed' } }, '2027-03-14', 'closed'],
    ['a night without a rate', { '2027-03-14': { prices: [null] } }, '2027-03-14', 'rate-not-found'],
    [
      'a sold-out night nobody leaves on',
      { '2027-03-14': { ...soldOut, limit: 'check-in-only' } },
      '2027-03-13',
      'sold-out',
    ],
  ] as const)('ends at the latest on the morning of %s', (_, days, latest, kind) => {
    const calendar = aRateCalendar({ current, days })
    expect(stayEndFrom(calendar, '2027-03-10')).toMatchObject({ latest, barrier: { kind, on: '2027-03-14' } })
  })

  test('may end on any day that is on sale', () => {
    const calendar = aRateCalendar({ length: 20 })
    const open = {
      ...calendar,
      days: calendar.days.map((day) => ({ date: day.date, prices: [1], left: [1] })),
    }
    expect(stayEndFrom(open, '2027-03-10')).toEqual({
      latest: '2027-03-21',
      barrier: { kind: 'not-on-sale', on: '2027-03-21' },
    })
  })

  test('cannot end if its minimum includes the sold-out night', () => {
    const calendar = aRateCalendar({
      current,
      days: { '2027-03-10': { minimumNights: 5 }, '2027-03-14': soldOut },
    })
    expect(stayEndFrom(calendar, '2027-03-10').latest).toBeUndefined()
  })
})

/** Random rate calendars with every restriction. */
const calendars = fc
  .record({
    minimumNights: fc.integer({ min: 1, max: 3 }),
    kinds: fc.array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constant({}) },
        fc.constantFrom(...dayLimits).map((limit) => ({ limit })),
        fc.constant(soldOut),
        fc.integer({ min: 2, max: 5 }).map((nights) => ({ minimumNights: nights })),
      ),
      { minLength: 30, maxLength: 30 },
    ),
  })
  .map(({ minimumNights, kinds }) => {
    const days = Object.fromEntries(kinds.map((day, index) => [addDays('2027-03-01', index), day]))
    return aRateCalendar({ minimumNights, length: 30, days })
  })
const dates = fc.integer({ min: 0, max: 32 }).map((days): PlainDate => addDays('2027-03-01', days))

describe('a day after the chosen arrival', () => {
  test('is a departure exactly when that stay is available, and never another arrival', () => {
    fc.assert(
      fc.property(calendars, dates, fc.integer({ min: 1, max: 31 }), (calendar, arrival, nights) => {
        const date = addDays(arrival, nights)
        const { use } = calendarDay(calendar, date, arrival)
        expect(use.kind).toBe(restrictionTo(calendar, { arrival, departure: date }) ? 'none' : 'departure')
      }),
    )
  })

  test('shows the latest departure before an unavailable night: none is later, and that one is available', () => {
    fc.assert(
      fc.property(calendars, dates, fc.integer({ min: 1, max: 31 }), (calendar, arrival, nights) => {
        const { use } = calendarDay(calendar, addDays(arrival, nights), arrival)
        const { latest } = stayEndFrom(calendar, arrival)
        if (use.kind === 'departure') expect(use.offer.stay.departure <= (latest ?? '')).toBe(true)
        if (use.kind !== 'none' || !use.longest) return
        expect(use.longest).toEqual({ arrival, departure: latest })
        expect(restrictionTo(calendar, use.longest)).toBeUndefined()
        expect(use.longest.departure < addDays(arrival, nights)).toBe(true)
      }),
    )
  })
})
