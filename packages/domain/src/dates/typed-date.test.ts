import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DateOrder, readDate, writeDate } from './typed-date.ts'
import { addDays } from './index.ts'

test.each<[string, DateOrder, string | undefined]>([
  ['3/14/1990', 'month-first', '1990-03-14'],
  ['14/3/1990', 'day-first', '1990-03-14'],
  [' 14. 03. 1990 ', 'day-first', '1990-03-14'],
  ['03-14-1990', 'month-first', '1990-03-14'],
  ['14 03 1990', 'day-first', '1990-03-14'],
  ['03141990', 'month-first', '1990-03-14'],
  ['1990-03-14', 'month-first', '1990-03-14'],
  ['1990/3/14', 'day-first', '1990-03-14'],
  ['14/3/1990', 'month-first', undefined],
  ['29/02/2024', 'day-first', '2024-02-29'],
  ['29/02/2023', 'day-first', undefined],
  ['14/3/90', 'day-first', undefined],
  ['14 marzo 1990', 'day-first', undefined],
  ['🎂', 'day-first', undefined],
  ['', 'day-first', undefined],
])('“%s”, %s, is %s', (typed, order, date) => expect(readDate(typed, order)).toBe(date))

test('a written date is read back as the same day, in either order', () => {
  const days = fc.integer({ min: -25_567, max: 47_482 }).map((day) => addDays('1970-01-01', day))
  fc.assert(
    fc.property(days, fc.constantFrom<DateOrder>('month-first', 'day-first'), (date, order) => {
      expect(readDate(writeDate(date, order), order)).toBe(date)
    }),
  )
})
