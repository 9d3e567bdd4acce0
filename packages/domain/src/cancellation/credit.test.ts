import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCancellation, aReservation, aRoom, anAddOn } from '../testing/index.ts'
import { type Money, money } from '../money/index.ts'
import { canReinstate, creditOf, creditValidUntil, reinstateUntil } from './index.ts'

const usd = (amount: number): Money => money(amount, 'USD')
const lastDay = '2027-03-13T21:00:00Z'

describe('a credit note instead of a refund', () => {
  test('is worth everything paid for flexible rooms, on the last day too', () => {
    const reservation = aReservation({ rooms: [aRoom({ services: [anAddOn()] })] })
    const cancellation = aCancellation({ reservation, at: lastDay })
    expect(cancellation.refund).toEqual(usd(18_900))
    expect(creditOf(cancellation)).toEqual(usd(247_500 + 18_900))
  })

  test('is worth only the refund for non-refundable rooms', () => {
    const reservation = aReservation({
      rooms: [aRoom({ kind: 'non-refundable', services: [anAddOn()] }), aRoom({ roomNumber: 2 })],
    })
    expect(creditOf(aCancellation({ reservation, at: lastDay }))).toEqual(usd(18_900 + 247_500))
    expect(creditOf(aCancellation({ reservation, roomNumbers: [1], at: lastDay }))).toEqual(usd(18_900))
  })

  test('is nothing where nothing was paid', () => {
    const reservation = aReservation({ rooms: [aRoom({ paid: usd(0) })] })
    expect(creditOf(aCancellation({ reservation }))).toEqual(usd(0))
  })

  test('includes the transfer only while it would be refunded', () => {
    const transfer = { price: usd(18_000), isPaid: true, noticeDays: 2 }
    const reservation = aReservation({ rooms: [aRoom()], transfer })
    expect(creditOf(aCancellation({ reservation }))).toEqual(usd(247_500 + 18_000))
    expect(creditOf(aCancellation({ reservation, at: lastDay }))).toEqual(usd(247_500))
  })

  test('is never more than was paid and never less than the refund', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('flexible' as const, 'non-refundable' as const), fc.nat(400_000)), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.integer({ min: 0, max: 400 }),
        (sketches, hours) => {
          const rooms = sketches.map(([kind, paid], index) =>
            aRoom({ roomNumber: index + 1, kind, paid: usd(paid) }),
          )
          const at = new Date(Date.parse('2027-02-28T00:00:00Z') + hours * 3_600_000).toISOString()
          const cancellation = aCancellation({ reservation: aReservation({ rooms }), at })
          const credit = creditOf(cancellation).amount
          expect(credit).toBeLessThanOrEqual(cancellation.paid.amount)
          expect(credit).toBeGreaterThanOrEqual(cancellation.refund.amount)
        },
      ),
    )
  })

  test.each([
    ['2027-03-01', '2028-03-01'],
    ['2028-02-29', '2029-02-28'],
    ['2027-12-31', '2028-12-31'],
  ] as const)('issued on %s it is valid for twelve months, until %s', (today, until) => {
    expect(creditValidUntil(today)).toBe(until)
  })
})

describe('a cancellation is reinstated', () => {
  const until = reinstateUntil('2027-03-01T15:00:00Z', 30)
  test.each([
    ['at once', '2027-03-01T15:00:00Z', true],
    ['a second before the time is over', '2027-03-01T15:29:59Z', true],
    ['not when the time is over', '2027-03-01T15:30:00Z', false],
  ])('%s', (_, now, can) =>
    expect(canReinstate({ outcome: 'cancelled', reinstateUntil: until }, now)).toBe(can),
  )

  test('only once, and not at all where the property gives no time', () => {
    const ended = { as: 'reinstated', at: '2027-03-01T15:05:00Z' } as const
    expect(canReinstate({ outcome: 'cancelled', reinstateUntil: until, ended }, '2027-03-01T15:10:00Z')).toBe(
      false,
    )
    expect(canReinstate({ outcome: 'cancelled' }, '2027-03-01T15:00:00Z')).toBe(false)
    expect(
      canReinstate(
        { outcome: 'cancelled', reinstateUntil: reinstateUntil('2027-03-01T15:00:00Z', 0) },
        '2027-03-01T15:00:00Z',
      ),
    ).toBe(false)
  })
})
