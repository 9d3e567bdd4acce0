import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paidByRoom, type RoomMoney } from './index.ts'

const amount = fc.integer({ min: 0, max: 500_000 })
const rooms: fc.Arbitrary<readonly RoomMoney[]> = fc
  .array(fc.record({ total: amount, paid: amount }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map((room, index) => ({ ...room, roomNumber: index + 1 })))

const paidOf = (all: readonly RoomMoney[]) => all.reduce((sum, { paid }) => sum + paid, 0)

test('the shares sum to the payment or refund', () => {
  fc.assert(
    fc.property(rooms, amount, fc.boolean(), (all, money, isIncoming) => {
      const moved = isIncoming ? money : 0 - Math.min(money, paidOf(all))
      const shares = paidByRoom(all, moved)
      expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(moved)
    }),
  )
})

test('no room retains more than it costs while another one is not fully paid', () => {
  fc.assert(
    fc.property(rooms, (all) => {
      const shares = paidByRoom(all, 0)
      const after = all.map(({ total, paid }, index) => ({
        total,
        paid: paid + (shares[index]?.amount ?? 0),
      }))
      const isOver = after.some(({ total, paid }) => paid > total)
      expect(isOver && after.some(({ total, paid }) => paid < total)).toBe(false)
    }),
  )
})

test('an overpayment of the whole stays with the first room', () => {
  const [first, second] = paidByRoom(
    [
      { roomNumber: 1, total: 100, paid: 150 },
      { roomNumber: 2, total: 100, paid: 120 },
    ],
    0,
  )
  expect([first?.amount, second?.amount]).toEqual([20, -20])
})
