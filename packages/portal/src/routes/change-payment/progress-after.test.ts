import { aJoinedRoom, aRateCalendar, aRoomsQuote, anAddOnAdded, aStayQuote } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { type PaymentFailure, progressAfter } from './progress-after.ts'

const restriction = { kind: 'sold-out', on: '2027-03-16', roomNumbers: [1] } as const
const soldOut: PaymentFailure = {
  kind: 'refused',
  refusal: 'sold-out',
  detail: '',
  attached: { restriction },
}

test('new dates that are sold out are answered with the nearest stays', () => {
  const after = progressAfter(soldOut, aStayQuote(), aRateCalendar())
  expect(after).toMatchObject({ kind: 'refused', refusal: { kind: 'sold-out', roomNumbers: [1] } })
  expect(after).not.toMatchObject({ refusal: { alternatives: [] } })
})

test('a room that is gone while it is paid for is named, and no dates are offered for it', () => {
  expect(progressAfter(soldOut, aRoomsQuote(), aRateCalendar())).toEqual({
    kind: 'refused',
    refusal: { kind: 'not-possible', why: { kind: 'not-available', restriction } },
  })
})

test('guests a room cannot take any more are told so, whatever the dates', () => {
  const why = { kind: 'too-many-guests', roomNumber: 1, maxOccupancy: 3 } as const
  const failure: PaymentFailure = {
    kind: 'refused',
    refusal: 'change-not-possible',
    detail: '',
    attached: why,
  }
  const quote = aRoomsQuote({
    stay: { arrival: '2027-03-16', departure: '2027-03-23' },
    rooms: [aJoinedRoom],
  })
  expect(progressAfter(failure, quote, aRateCalendar())).toEqual({
    kind: 'refused',
    refusal: { kind: 'not-possible', why: { kind: 'not-possible', why } },
  })
})

test('an add-on that is gone has no dates to offer', () => {
  const quote = aRoomsQuote({ rooms: [], services: [anAddOnAdded()] })
  expect(
    progressAfter({ kind: 'refused', refusal: 'sold-out', detail: '' }, quote, aRateCalendar()),
  ).toMatchObject({
    refusal: { kind: 'not-possible', why: { kind: 'sold-out' } },
  })
})
