import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightsOf, type PlainDate } from '../dates/index.ts'
import { aRateCalendarRoom, aPromotion, aRateCalendar } from '../testing/index.ts'
import { calendarDay, hasRates, offerFor, shortestStayFrom, startingRate } from './index.ts'

const calendar = aRateCalendar({ minimumNights: 2 })

describe('a day of the calendar', () => {
  test.each([
    ['2027-02-27', 'in-the-past'],
    ['2027-03-23', 'no-check-in'],
    ['2027-03-27', 'sold-out'],
    ['2027-04-05', 'closed'],
    ['2027-04-15', 'rate-not-found'],
    ['2029-01-01', 'not-on-sale'],
  ] as const)('%s is not an arrival: %s', (date, kind) => {
    expect(calendarDay(calendar, date).use).toMatchObject({ kind: 'none', restriction: { kind } })
  })

  test('a day whose minimum stay includes a sold-out night is not an arrival', () => {
    expect(calendarDay(calendar, '2027-03-07').use).toMatchObject({
      kind: 'none',
      restriction: { kind: 'sold-out', on: '2027-03-08' },
    })
  })

  test('a minimum stay that ends on a day closed to departure takes one more night', () => {
    const shortest = shortestStayFrom(calendar, '2027-03-29')
    expect(shortest).toEqual({ stay: { arrival: '2027-03-29', departure: '2027-04-01' } })
  })

  test('after an arrival each day shows the price of departing on it, or why that is impossible', () => {
    const arrival: PlainDate = '2027-03-10'
    expect(calendarDay(calendar, '2027-03-11', arrival).use).toMatchObject({
      restriction: { kind: 'too-short' },
    })
    expect(calendarDay(calendar, '2027-03-16', arrival).use).toEqual({
      kind: 'departure',
      offer: { stay: { arrival, departure: '2027-03-16' }, total: 253_000, difference: 5_500 },
    })
  })

  test('after a sold-out night no day ends the stay or starts another', () => {
    expect(calendarDay(calendar, '2027-03-29', '2027-03-24').use).toEqual({
      kind: 'none',
      restriction: { kind: 'sold-out', on: '2027-03-27', roomNumbers: [1] },
      longest: { arrival: '2027-03-24', departure: '2027-03-27' },
    })
  })

  test('a sold-out night counts whether or not departure is allowed on its morning', () => {
    expect(calendarDay(calendar, '2027-03-27', '2027-03-24')).toMatchObject({
      night: 'sold-out',
      use: { kind: 'departure' },
    })
  })

  test('a night costs the sum of all rooms, and less under a percentage promotion', () => {
    const rooms = [aRateCalendarRoom(), aRateCalendarRoom({ roomNumber: 2 })]
    expect(calendarDay(aRateCalendar({ rooms }), '2027-03-10').rate).toBe(41_000 + 49_200)
    const promoted = aRateCalendar({ promotion: aPromotion() })
    expect(calendarDay(promoted, '2027-03-10').rate).toBe(34_850)
    expect(calendarDay(promoted, '2027-06-09').rate).toBe(41_000)
  })

  test('whatever the calendar offers is available at exactly that price', () => {
    const days = fc.integer({ min: -5, max: 120 }).map((days) => addDays(calendar.today, days))
    fc.assert(
      fc.property(days, days, (arrival, date) => {
        const { use } = calendarDay(calendar, date, arrival)
        if (use.kind === 'departure') {
          const offer = offerFor(calendar, { arrival, departure: date })
          expect(use.offer.total).toBe(offer?.priced.total)
          expect(use.offer.difference).toBe(offer?.difference)
          expect(nightsOf(use.offer.stay)).toBeGreaterThanOrEqual(2)
        }
        if (use.kind === 'arrival') {
          const shortest = shortestStayFrom(calendar, date)
          expect('stay' in shortest && offerFor(calendar, shortest.stay)).toBeTruthy()
        }
      }),
    )
  })
})

describe('the rate a month starts from', () => {
  test('is the lowest of the days a stay can begin on: a cheaper night nobody can arrive on is none', () => {
    const cheap = { prices: [10_000] }
    const noArrival = { prices: [1_000], limit: 'check-out-only' as const }
    const month = aRateCalendar({ days: { '2027-04-20': cheap, '2027-04-21': noArrival } })
    for (const day of ['2027-04-01', '2027-04-17', '2027-04-30'] as const)
      expect(startingRate(month, day)).toBe(10_000)
    expect(startingRate(month, '2029-01-01')).toBeUndefined()
  })

  test('is that after a promotion', () => {
    const { from = 0, promoted = 0 } = {
      from: startingRate(calendar, '2027-05-01'),
      promoted: startingRate(
        aRateCalendar({ minimumNights: 2, promotion: aPromotion({ stayUntil: '2027-12-31' }) }),
        '2027-05-01',
      ),
    }
    expect(promoted).toBeLessThan(from)
  })
})

test('a calendar without a price for all of its rooms on any night has no rates', () => {
  expect(hasRates(calendar)).toBe(true)
  expect(hasRates({ ...calendar, days: calendar.days.map((day) => ({ ...day, prices: [null] })) })).toBe(
    false,
  )
})
