import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { whyNotOpen } from '../actions/index.ts'
import * as fixtures from '../testing/index.ts'
import type { ActionRefusal, Reservation } from '../reservation/index.ts'
import {
  longestRequest,
  type RequestState,
  type RequestStep,
  requestRefusal,
  requestStep,
  templatesFor,
  tidyText,
  withTemplate,
} from './index.ts'

describe('who may send a request', () => {
  test.each<[string, Reservation, ActionRefusal | undefined]>([
    ['a guest before the stay', fixtures.aReservation(), undefined],
    ['a guest whose rate is non-refundable', fixtures.aNonRefundableReservation(), undefined],
    ['a guest in house', fixtures.aStayInHouse(), undefined],
    ['not after the stay', fixtures.aPastStay(), 'stay-is-over'],
    ['not for a cancelled reservation', fixtures.aCancelledReservation(), 'reservation-cancelled'],
    [
      'not while a cancellation is under review',
      fixtures.aReservationUnderReview(),
      'cancellation-under-review',
    ],
  ])('%s', (_, reservation, why) => expect(whyNotOpen(reservation, 'special-request')).toBe(why))
})

describe('the text of a request', () => {
  test.each([
    ['nothing', '', 'required'],
    ['spaces and empty lines', ' \r\n\t ', 'required'],
    ['a word', 'Quiet', undefined],
    ['as long as it may be', 'a'.repeat(longestRequest), undefined],
    ['as long as it may be, with spaces around it', ` ${'a'.repeat(longestRequest)}\n\n`, undefined],
    ['a character too long', 'a'.repeat(longestRequest + 1), 'too-long'],
  ])('%s', (_, typed, rule) => expect(requestRefusal(typed)?.rule).toBe(rule))

  test('that is too long says its limit and its length', () => {
    expect(requestRefusal('a'.repeat(512))).toEqual({ rule: 'too-long', required: 500, current: 512 })
  })

  test.each([
    ['lines as they were broken', 'One\r\nTwo\rThree\n\nFour', 'One\nTwo\nThree\n\nFour'],
    ['no tabs and bells', 'A\tquiet\u0007room', 'A quiet room'],
    ['letters of any script', 'Cuna 👶 – più tardi, 静か', 'Cuna 👶 – più tardi, 静か'],
    ['no heap of empty lines', 'A\n \n\n\n\nB', 'A\n\nB'],
  ])('keeps %s', (_, typed, stored) => expect(tidyText(typed)).toBe(stored))

  test('tidied twice is tidied once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        expect(tidyText(tidyText(typed))).toBe(tidyText(typed))
        expect(tidyText(typed)).toMatch(/^[\n\P{Cc}]*$/u)
      }),
    )
  })
})

describe('a common request', () => {
  test('starts an empty text, follows an existing one, and is not added twice', () => {
    expect(withTemplate(' ', 'A cot, please.')).toBe('A cot, please.')
    expect(withTemplate('Near the lift \n', 'A cot, please.')).toBe('Near the lift\nA cot, please.')
    expect(withTemplate('A cot, please. Two!', 'A cot, please.')).toBe('A cot, please. Two!')
  })

  const stay = fixtures.aStay()
  const property = fixtures.aReservation().property
  test.each([
    ['before the stay, all of them', property, '2027-03-01T12:00:00Z', 4],
    ['on the day of arrival one may still be late', property, '2027-03-14T22:00:00Z', 4],
    ['in house nobody arrives any more', property, '2027-03-15T12:00:00Z', 3],
    ['where there are only adults, no cot', { ...property, adultsOnly: true }, '2027-03-01T12:00:00Z', 3],
  ])('%s', (_, at, now, count) => expect(templatesFor({ property: at, stay }, now)).toHaveLength(count))
})

test.each<[RequestState, RequestStep, ReturnType<typeof requestStep>]>([
  ['sent', 'seen', 'goes-on'],
  ['sent', 'answered', 'goes-on'],
  ['seen', 'answered', 'goes-on'],
  ['seen', 'seen', 'already'],
  ['answered', 'seen', 'already'],
  ['answered', 'answered', 'answered-before'],
])('a request that is %s and is to become %s: %s', (state, step, outcome) => {
  expect(requestStep(state, step)).toBe(outcome)
})
