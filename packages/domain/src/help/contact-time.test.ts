import { expect, test } from 'vitest'
import { contactTime, contactWindow } from './index.ts'

test('the hours are those of the booking API', () => expect(contactTime).toBe('18:00-20:00'))

test.each([
  ['tonight, before it begins', '2027-03-01T22:59:59Z', 'America/New_York', '2027-03-01T23:00', '01:00'],
  ['tomorrow, once it has begun', '2027-03-01T23:00:00Z', 'America/New_York', '2027-03-02T23:00', '01:00'],
  ['by the guest’s own day', '2027-03-01T23:30:00Z', 'Asia/Tokyo', '2027-03-02T09:00', '11:00'],
  [
    'at 02:30 of the night clocks go forward',
    '2027-03-14T07:30:00Z',
    'America/New_York',
    '2027-03-14T22:00',
    '00:00',
  ],
  [
    'at 02:30 of the night clocks go back',
    '2027-11-07T07:30:00Z',
    'America/New_York',
    '2027-11-07T23:00',
    '01:00',
  ],
  [
    'the evening before clocks go forward',
    '2027-03-27T19:30:00Z',
    'Europe/Rome',
    '2027-03-28T16:00',
    '18:00',
  ],
  ['the evening before clocks go back', '2027-10-30T19:30:00Z', 'Europe/Rome', '2027-10-31T17:00', '19:00'],
  [
    'at 02:30 of the night clocks go back, the first time it is',
    '2027-10-31T00:30:00Z',
    'Europe/Rome',
    '2027-10-31T17:00',
    '19:00',
  ],
  [
    'at 02:30 of the night clocks go back, the second time it is',
    '2027-10-31T01:30:00Z',
    'Europe/Rome',
    '2027-10-31T17:00',
    '19:00',
  ],
  [
    'at 01:59 before an hour that is skipped',
    '2027-03-28T00:59:59Z',
    'Europe/Rome',
    '2027-03-28T16:00',
    '18:00',
  ],
  ['where clocks never change', '2027-03-14T07:30:00Z', 'America/Cancun', '2027-03-14T23:00', '01:00'],
])('a guest is called %s', (_, now, zone, from, until) => {
  const window = contactWindow(now, zone)
  expect(window.from).toBe(`${from}:00.000Z`)
  expect(window.until.slice(11, 16)).toBe(until)
})
