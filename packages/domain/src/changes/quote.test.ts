import { expect, test } from 'vitest'
import { aStayQuote } from '../testing/index.ts'
import { byClockOf } from './index.ts'

test('on a device whose clock is an hour fast the guest still has the full time of the quote', () => {
  const quote = aStayQuote({}, { issuedAt: '2027-03-01T15:00:00Z', expiresAt: '2027-03-01T15:12:30Z' })
  expect(byClockOf(quote, '2027-03-01T16:02:00.000Z')).toMatchObject({
    quoteId: quote.quoteId,
    issuedAt: '2027-03-01T16:02:00.000Z',
    expiresAt: '2027-03-01T16:14:30.000Z',
  })
})
