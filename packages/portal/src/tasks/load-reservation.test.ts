import { ok, refused } from '@veranda/domain'
import { aReservation, aRoom } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { bookingSummaryAtom } from '../state/booking-summary.ts'
import { aPortal, noon, storeTokens } from '../testing.ts'
import { loadReservation } from './load-reservation.ts'
import { reservationAtom } from '../state/reservation.ts'
import { takeSession } from './take-session.ts'

test.each([
  ['cancelled', true],
  ['confirmed', false],
] as const)(
  'a non-refundable room that is %s: every room in force is refundable: %s',
  async (status, expected) => {
    const rooms = [aRoom(), aRoom({ roomNumber: 2, status, kind: 'non-refundable' })]
    const reservation = aReservation({ rooms })
    const client = { call: async () => ok(reservation) } as never
    storeTokens(reservation.reservationCode, noon)
    const portal = aPortal({ client })
    takeSession(portal)
    await loadReservation(portal)
    expect(portal.store.get(bookingSummaryAtom)?.isEveryRoomRefundable).toBe(expected)
  },
)

test('a reservation that cannot be read any more is told from one that never was', async () => {
  const reservation = aReservation()
  const answers = [refused({ kind: 'unavailable' }), ok(reservation), refused({ kind: 'unavailable' })]
  const client = { call: async () => answers.shift() ?? refused({ kind: 'offline' }) } as never
  storeTokens(reservation.reservationCode, noon)
  const portal = aPortal({ client })
  takeSession(portal)
  await loadReservation(portal)
  expect(portal.store.get(reservationAtom)).toMatchObject({ kind: 'failed', wasShown: false })
  await loadReservation(portal)
  await loadReservation(portal)
  expect(portal.store.get(reservationAtom)).toMatchObject({ kind: 'failed', wasShown: true })
  await loadReservation(portal)
  expect(portal.store.get(reservationAtom)).toMatchObject({ kind: 'failed', wasShown: true })
})
