import { expect, test } from 'vitest'
import type { PaymentTerms } from '../reservation/index.ts'
import { termsAfter } from './index.ts'

const booked = {
  stay: { arrival: '2027-03-14', departure: '2027-03-20' },
  property: { timeZone: 'America/Cancun' },
} as const
const threeDaysBefore: PaymentTerms = { kind: 'before-arrival', by: '2027-03-11' }
const after = (arrival: '2027-04-01' | '2027-03-02') => ({ arrival, departure: '2027-04-05' }) as const

test.each<[string, PaymentTerms, ReturnType<typeof after>, PaymentTerms]>([
  [
    'keeps its distance to arrival',
    threeDaysBefore,
    after('2027-04-01'),
    { kind: 'before-arrival', by: '2027-03-29' },
  ],
  [
    'is never due on a day that is over',
    threeDaysBefore,
    after('2027-03-02'),
    { kind: 'before-arrival', by: '2027-03-01' },
  ],
  [
    'waits for check-in where that is agreed',
    { kind: 'at-check-in' },
    after('2027-04-01'),
    { kind: 'at-check-in' },
  ],
])('a balance %s', (_, terms, stay, expected) => {
  expect(termsAfter(terms, booked, stay, '2027-03-02T04:59:00Z')).toEqual(expected)
})
