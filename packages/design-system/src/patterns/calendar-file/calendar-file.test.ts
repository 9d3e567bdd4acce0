import { aReservation, fixtureNow } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { calendarFileHref } from './calendar-file.ts'

const linesOf = (href: string): readonly string[] =>
  decodeURIComponent(href.replace(/^[^,]+,/, ''))
    .replaceAll('\r\n ', '')
    .split('\r\n')

test('the stay is whole days: the day of departure is not slept', () => {
  const text = { summary: 'Stay at Palace; Cancún, twice', description: 'Reservation' }
  const lines = linesOf(calendarFileHref(aReservation(), text, fixtureNow))
  expect(lines).toContain('DTSTART;VALUE=DATE:20270314')
  expect(lines).toContain('DTEND;VALUE=DATE:20270320')
  expect(lines).toContain('DTSTAMP:20270301T150000Z')
  expect(lines).toContain('SUMMARY:Stay at Palace\\; Cancún\\, twice')
})

test('no line is longer than 75 octets', () => {
  const text = { summary: 'É'.repeat(200), description: 'x' }
  const file = decodeURIComponent(calendarFileHref(aReservation(), text, fixtureNow).replace(/^[^,]+,/, ''))
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})
