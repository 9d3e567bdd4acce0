import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as fixtures from '../testing/index.ts'
import { money } from '../money/index.ts'
import { daysToArrival, mayPayBeforeArrival, reservationStatusOf, roomConfirmationOf } from './index.ts'
import { roomStatuses } from './room.ts'

describe('a reservation’s price', () => {
  test('leaves cancelled rooms out of the total', () => {
    const nine = fixtures.aReservationOfNineRooms()
    const active = nine.rooms.filter(({ status }) => status !== 'cancelled')
    expect(nine.pricing.rooms.amount).toBe(active.reduce((sum, { total }) => sum + total.amount, 0))
    expect(active).toHaveLength(8)
  })

  test('leaves transportation out once every room is cancelled', () => {
    const transfer = { price: money(9000, 'USD'), isPaid: false, noticeDays: 2 }
    const gone = fixtures.aReservation({
      transfer,
      rooms: [fixtures.aRoom({ status: 'cancelled' })],
    })
    expect(gone.pricing).toMatchObject({
      transfer: { amount: 0 },
      balance: { amount: 0 },
      total: { amount: 0 },
    })
  })

  test('is always paid plus balance, and no part is below zero', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 9 }),
        (paidPerRoom) => {
          const rooms = paidPerRoom.map((paid, index) =>
            fixtures.aRoom({ roomNumber: index + 1, paid: money(Math.min(paid, 247_500), 'USD') }),
          )
          const { total, paid, balance } = fixtures.aReservation({ rooms }).pricing
          expect(paid.amount + balance.amount).toBe(total.amount)
          expect(balance.amount).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  test('is not invoiced before arrival in Mexico for fewer than two nights', () => {
    const mexico = { code: 'MEX', name: 'Mexico', countryCode: 'MX' }
    const oneNight = { arrival: '2027-03-14', departure: '2027-03-15' } as const
    const twoNights = { arrival: '2027-03-14', departure: '2027-03-16' } as const
    expect(mayPayBeforeArrival(mexico, oneNight)).toBe(false)
    expect(mayPayBeforeArrival(mexico, twoNights)).toBe(true)
    expect(mayPayBeforeArrival({ ...mexico, countryCode: 'US' }, oneNight)).toBe(true)
  })
})

describe('a reservation’s status is derived', () => {
  test('cancelled if all rooms are, under review if any is, otherwise by its balance', () => {
    const room = fc.record({ status: fc.constantFrom(...roomStatuses) })
    const due = fc.constantFrom(
      { kind: 'nothing' } as const,
      { kind: 'before-arrival', by: '2027-03-11' } as const,
      { kind: 'at-check-in' } as const,
    )
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 9 }), due, (rooms, balanceDue) => {
        const status = reservationStatusOf(rooms, balanceDue)
        expect(status === 'cancelled').toBe(rooms.every((one) => one.status === 'cancelled'))
        if (status === 'cancelled') return
        expect(status === 'under-review').toBe(rooms.some((one) => one.status === 'under-review'))
        if (status !== 'under-review')
          expect(status === 'pending-payment').toBe(balanceDue.kind === 'before-arrival')
      }),
    )
  })

  test('days to arrival count on the hotel’s calendar', () => {
    const stay = fixtures.aStay()
    expect(daysToArrival(stay, 'America/Cancun', '2027-03-14T04:59:00Z')).toBe(1)
    expect(daysToArrival(stay, 'America/Cancun', '2027-03-14T05:00:00Z')).toBe(0)
  })
})

describe('the parts of a reservation', () => {
  test('a room’s confirmation is the reservation code, a slash, then the room number', () => {
    expect(roomConfirmationOf('ZPCU-104A7C-AB', 3)).toBe('ZPCU-104A7C-AB/3')
  })
})
