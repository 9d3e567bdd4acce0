import { describe, expect, test } from 'vitest'
import { callCentreAt, displayPhone } from './index.ts'

const hours = {
  timeZone: 'America/New_York',
  weekdays: { opens: 9, closes: 21 },
  weekend: { opens: 10, closes: 19 },
}

describe('the call centre', () => {
  test('keeps the hours of its own time zone', () => {
    const inRome = { ...hours, timeZone: 'Europe/Rome' }
    expect(callCentreAt(inRome, '2027-03-01T14:00:00Z')).toMatchObject({ until: '2027-03-01T20:00:00.000Z' })
  })

  test.each([
    ['is open on a Monday morning in New York', '2027-03-01T14:00:00Z', true, '2027-03-02T02:00:00.000Z'],
    ['is closed a minute before nine', '2027-03-01T13:59:00Z', false, '2027-03-01T14:00:00.000Z'],
    ['closes at nine in the evening', '2027-03-02T02:00:00Z', false, '2027-03-02T14:00:00.000Z'],
    ['opens later on Saturday', '2027-03-06T14:30:00Z', false, '2027-03-06T15:00:00.000Z'],
    [
      'opens by the new clock on the Sunday summer time begins',
      '2027-03-14T05:30:00Z',
      false,
      '2027-03-14T14:00:00.000Z',
    ],
  ])('%s', (_, now, open, until) => expect(callCentreAt(hours, now)).toEqual({ open, until, asOf: now }))
})

test('a number is displayed as a plus sign, country, area, and the number split after its first 3 digits', () => {
  expect(displayPhone({ country: '52', area: '998', number: '5550142' })).toBe('+52 998 555-0142')
})
