import { parseDate } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  instantOf,
  isPlainDate,
  nightDatesOf,
  nightsOf,
  today,
  toDayNumber,
  toPlainDate,
} from './index.ts'

describe('plain dates', () => {
  test('agree with a calendar library over four centuries', () => {
    fc.assert(
      fc.property(fc.integer({ min: -73_000, max: 73_000 }), (day) => {
        const date = toPlainDate(day)
        expect(toDayNumber(date)).toBe(day)
        expect(addDays(date, 1)).toBe(parseDate(date).add({ days: 1 }).toString())
      }),
    )
  })

  test.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-3-1', false],
    ['0000-02-29', false],
    ['0001-01-01', true],
    ['tomorrow', false],
  ])('%s is a date: %s', (text, valid) => expect(isPlainDate(text)).toBe(valid))

  test('nights are the difference of days, without the day of departure', () => {
    const stay = { arrival: '2028-02-27', departure: '2028-03-02' } as const
    expect(nightsOf(stay)).toBe(4)
    expect(nightDatesOf(stay)).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01'])
    expect(daysBetween('2027-03-14', '2027-03-10')).toBe(-4)
  })

  test('today is the property’s calendar day', () => {
    const now = '2027-03-01T23:30:00Z'
    expect(today('America/Cancun', now)).toBe('2027-03-01')
    expect(today('Indian/Maldives', now)).toBe('2027-03-02')
  })

  test('a local time becomes a moment in its own zone, in summer and in winter time', () => {
    expect(instantOf('2027-03-27', '15:00', 'Europe/Rome')).toBe('2027-03-27T14:00:00.000Z')
    expect(instantOf('2027-03-28', '15:00', 'Europe/Rome')).toBe('2027-03-28T13:00:00.000Z')
  })
})
