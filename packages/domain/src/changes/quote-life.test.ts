import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aFlexiblePolicy } from '../testing/index.ts'
import { deadlinesOf } from '../policy/index.ts'
import { quoteExpiry } from './index.ts'

const now = '2027-03-07T19:50:00.000Z'
const stay = { arrival: '2027-03-14', departure: '2027-03-20' } as const
const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()

describe('a quote is valid for 15 minutes, or until the first of its deadlines', () => {
  test.each([
    ['nothing ends', [], 15],
    ['a fee grows in ten minutes', [10], 10],
    ['of several ends the first', [12, 4, 9], 4],
    ['an end after the 15 minutes', [16], 15],
    ['an end that is over', [-1], 15],
    ['an end at this moment', [0], 15],
    ['one over, one ahead', [-5, 7], 7],
  ])('%s', (_, ends, minutes) => {
    expect(Date.parse(quoteExpiry(now, ends.map(at)))).toBe(Date.parse(at(minutes)))
  })

  test('it never outlives 15 minutes or a deadline, and is never expired when it is made', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -60 * 24, max: 60 * 24 })), (ends) => {
        const expiry = Date.parse(quoteExpiry(now, ends.map(at)))
        expect(expiry).toBeGreaterThan(Date.parse(now))
        expect(expiry).toBeLessThanOrEqual(Date.parse(at(15)))
        for (const end of ends.filter((minutes) => minutes > 0))
          expect(expiry).toBeLessThanOrEqual(Date.parse(at(end)))
      }),
    )
  })

  test('deadlines are compared as moments, however they are written', () => {
    expect(quoteExpiry(now, ['2027-03-07T14:55:00-05:00'])).toBe('2027-03-07T14:55:00-05:00')
    expect(quoteExpiry('2027-03-07T14:50:00-05:00', [])).toBe(at(15))
  })
})

describe('the penalty never rises', () => {
  test('within the life of a quote', () => {
    const ends = deadlinesOf(aFlexiblePolicy, stay, 'America/Cancun')
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 60 * 24 * 8 }), (minutes) => {
        const made = Date.parse(at(minutes))
        const expiry = Date.parse(quoteExpiry(at(minutes), ends))
        expect(ends.some((end) => made < Date.parse(end) && Date.parse(end) < expiry)).toBe(false)
      }),
    )
  })
})
