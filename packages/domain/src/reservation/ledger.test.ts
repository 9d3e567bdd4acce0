import { expect, test } from 'vitest'
import { linesBetween } from './index.ts'

test('an operation is named for its room, or for the reservation, and sums to zero', () => {
  expect(
    linesBetween({ to: 'guest-folio', from: 'revenue' }, 'change-3:sale', { roomNumber: 2, amount: 500 }),
  ).toEqual([
    { roomNumber: 2, operation: 'change-3:sale:room-2', account: 'guest-folio', amount: 500 },
    { roomNumber: 2, operation: 'change-3:sale:room-2', account: 'revenue', amount: -500 },
  ])
  expect(
    linesBetween({ to: 'cash', from: 'guest-folio' }, 'payment:7', { roomNumber: null, amount: -9 }).map(
      ({ operation, amount }) => [operation, amount],
    ),
  ).toEqual([
    ['payment:7:reservation', -9],
    ['payment:7:reservation', 9],
  ])
})

test('an amount of zero leaves no line', () => {
  expect(
    linesBetween({ to: 'cash', from: 'guest-folio' }, 'payment:7', { roomNumber: 1, amount: 0 }),
  ).toEqual([])
})
