import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainDate } from '../stay/index.ts'
import { type DateOrder, readBirthDate, writeBirthDate } from './birth-date.ts'

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
])('“%s”, %s, is %s', (typed, order, date) => expect(readBirthDate(typed, order)).toBe(date))

test('what is written is read as the same day, whatever the order', () => {
  const days = fc.date({
    min: new Date('1900-01-01T00:00Z'),
    max: new Date('2100-01-01T00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, fc.constantFrom<DateOrder>('month-first', 'day-first'), (at, order) => {
      const [date = ''] = at.toISOString().split('T')
      if (!isPlainDate(date)) throw new Error(date)
      expect(readBirthDate(writeBirthDate(date, order), order)).toBe(date)
    }),
  )
})
