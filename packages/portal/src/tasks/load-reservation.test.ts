import { ok } from '@veranda/domain'
import { aReservation, aRoom } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { bookingSummaryAtom } from '../state/booking-summary.ts'
import { aPortal, noon, storeTokens } from '../testing.ts'
import { loadReservation } from './load-reservation.ts'
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
