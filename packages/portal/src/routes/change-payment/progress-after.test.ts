import type { Failure } from '@veranda/contract'
import { aJoinedRoom, aRateBoard, aRoomsQuote, aServiceAdded, aStayQuote } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { progressAfter } from './progress-after.ts'

const refused = (refusal: string, attached?: unknown): Failure => ({
  kind: 'refused',
  refusal,
  detail: '',
  attached,
})
const soldOut = { kind: 'sold-out', on: '2027-03-16', roomNumbers: [1] } as const

test('new dates that are sold out are answered with the nearest stays', () => {
  const after = progressAfter(refused('sold-out', soldOut), aStayQuote(), aRateBoard())
  expect(after).toMatchObject({ kind: 'refused', refusal: { kind: 'sold-out', roomNumbers: [1] } })
  expect(after).not.toMatchObject({ refusal: { alternatives: [] } })
})

test('a room that is gone while it is paid for is named, and no dates are offered for it', () => {
  expect(progressAfter(refused('sold-out', soldOut), aRoomsQuote(), aRateBoard())).toEqual({
    kind: 'refused',
    refusal: { kind: 'not-possible', why: { kind: 'not-available', obstacle: soldOut } },
  })
})

test('guests a room cannot take any more are told so, whatever the dates', () => {
  const why = { kind: 'too-many-guests', roomNumber: 1, maxOccupancy: 3 }
  const quote = aRoomsQuote({
    stay: { arrival: '2027-03-16', departure: '2027-03-23' },
    rooms: [aJoinedRoom],
  })
  expect(progressAfter(refused('change-not-possible', why), quote, aRateBoard())).toEqual({
    kind: 'refused',
    refusal: { kind: 'not-possible', why: { kind: 'not-possible', why } },
  })
})

test('an extra that is gone has no dates to offer', () => {
  const quote = aRoomsQuote({ rooms: [], services: [aServiceAdded()] })
  expect(progressAfter(refused('sold-out'), quote, aRateBoard())).toMatchObject({
    refusal: { kind: 'not-possible', why: { kind: 'sold-out' } },
  })
})
