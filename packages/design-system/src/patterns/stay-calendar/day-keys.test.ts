import { nightDatesOf } from '@veranda/domain'
import { describe, expect, test } from 'vitest'
import { dayAfterKey } from './day-keys.ts'
import { addMonths, daysIntoWeek, lastDayOf, monthsBetween, weekdayOf, weeksOf } from './months.ts'

describe('keys in the calendar', () => {
  test.each([
    ['ArrowLeft', '2027-03-01', '2027-02-28'],
    ['ArrowDown', '2027-03-28', '2027-04-04'],
    ['Home', '2027-03-17', '2027-03-14'],
    ['End', '2027-03-17', '2027-03-20'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2027-01-15', '2026-12-15'],
    ['a', '2027-01-15', undefined],
  ] as const)('%s leads from %s to %s', (key, from, to) => {
    expect(dayAfterKey(key, from, 0)).toBe(to)
  })

  test('a week ends on Sunday where it begins on Monday', () => {
    expect(dayAfterKey('End', '2027-03-17', 1)).toBe('2027-03-21')
  })
})

describe('months', () => {
  test('turn over the year', () => {
    expect(addMonths('2027-12-01', 1)).toBe('2028-01-01')
    expect(addMonths('2027-01-01', -1)).toBe('2026-12-01')
    expect(lastDayOf('2028-02-01')).toBe('2028-02-29')
    expect(monthsBetween('2027-11-14', '2028-01-02')).toEqual(['2027-11-01', '2027-12-01', '2028-01-01'])
  })

  test('show each of their days once, under its weekday', () => {
    for (const month of monthsBetween('2027-01-01', '2028-12-31')) {
      const weeks = weeksOf(month, 1)
      expect(weeks.flat()).toEqual(nightDatesOf({ arrival: month, departure: addMonths(month, 1) }))
      expect(weeks.slice(1).every(([day]) => day && weekdayOf(day) === 1)).toBe(true)
      expect(weeks.slice(1, -1).every((week) => week.length === 7)).toBe(true)
      expect(weeks[0]?.length).toBe(7 - daysIntoWeek(month, 1))
      expect(lastDayOf(month)).toBe(weeks.flat().at(-1))
    }
  })
})
