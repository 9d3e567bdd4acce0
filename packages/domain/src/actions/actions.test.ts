import { describe, expect, test } from 'vitest'
import * as fixtures from '../testing/index.ts'
import type { ActionName, ActionRefusal, Reservation } from '../reservation/index.ts'
import { stayProgressOf } from './index.ts'

const reasonFor = (reservation: Reservation, name: ActionName): ActionRefusal | 'open' | undefined => {
  const action = reservation.actions.find((one) => one.name === name)
  return action && (action.allowed ? 'open' : action.reason)
}

describe('what a guest may do', () => {
  test.each<[string, Reservation, ActionName, ActionRefusal | 'open']>([
    ['a flexible stay may change its dates', fixtures.aReservation(), 'change-dates', 'open'],
    [
      'one non-refundable room keeps the whole stay as it is',
      aMixedReservation(),
      'change-dates',
      'not-every-room-refundable',
    ],
    ['a non-refundable stay may still be cancelled', fixtures.aNonRefundableReservation(), 'cancel', 'open'],
    [
      'a stay under review is locked',
      fixtures.aReservationUnderReview(),
      'cancel',
      'cancellation-under-review',
    ],
    [
      'a cancelled stay is over',
      fixtures.aCancelledReservation(),
      'special-request',
      'reservation-cancelled',
    ],
    ['in house, dates no longer change', fixtures.aStayInHouse(), 'change-dates', 'stay-has-begun'],
    ['in house, extras can still be added', fixtures.aStayInHouse(), 'add-services', 'open'],
    ['in house, something can still be asked for', fixtures.aStayInHouse(), 'special-request', 'open'],
    [
      'a hotel that sells no add-ons offers none',
      fixtures.aReservation({ property: fixtures.aProperty({ sellsAddOns: false }) }),
      'add-services',
      'not-offered',
    ],
    ['after departure nothing is left to add', fixtures.aPastStay(), 'add-services', 'stay-is-over'],
  ])('%s', (_, reservation, name, expected) => expect(reasonFor(reservation, name)).toBe(expected))

  test('an action that ends with arrival says until when it is open, at the hotel’s check-in time', () => {
    const change = fixtures.aReservation().actions.find(({ name }) => name === 'change-dates')
    expect(change).toEqual({ name: 'change-dates', allowed: true, until: '2027-03-14T20:00:00.000Z' })
  })
})

function aMixedReservation(): Reservation {
  return fixtures.aReservation({
    rooms: [fixtures.aRoom(), fixtures.aRoom({ roomNumber: 2, kind: 'non-refundable' })],
  })
}

test.each([
  ['before check-in', '2027-03-14T19:59:59Z', 'ahead'],
  ['from check-in on', '2027-03-14T20:00:00Z', 'in-house'],
  ['until check-out', '2027-03-20T16:59:59Z', 'in-house'],
  ['from check-out on', '2027-03-20T17:00:00Z', 'completed'],
])('a stay is %s, by the hotel’s own clock, %s', (_, now, progress) => {
  expect(stayProgressOf(fixtures.aReservation({ now }))).toBe(progress)
})
