import { expect, test } from 'vitest'
import { dateOrderOf } from './typed-date.ts'
import { firstWeekday } from './first-weekday.ts'

test.each([
  ['en-US', 'month-first', 0],
  ['en-GB', 'day-first', 1],
  ['es-MX', 'day-first', 0],
  ['it-IT', 'day-first', 1],
  ['fr-FR', 'day-first', 1],
  ['ja-JP', 'month-first', 0],
  ['ar-EG', 'day-first', 6],
])('%s writes dates %s and begins its week on %i', (locale, order, weekday) => {
  expect(dateOrderOf(locale)).toBe(order)
  expect(firstWeekday(locale)).toBe(weekday)
})
