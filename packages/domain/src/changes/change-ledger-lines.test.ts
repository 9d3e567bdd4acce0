import { describe, expect, test } from 'vitest'
import {
  aReservation,
  aRoom,
  aRoomMore,
  aRoomsChange,
  anAddOnAdded,
  anAddOnGivenBack,
  aStayChange,
  aTwoRoomReservation,
  anUpgradedRoom,
} from '../testing/index.ts'
import { money } from '../money/index.ts'
import type { LedgerLine } from '../reservation/index.ts'
import { changeLines, type SettledChange, sharesOfPayment, sharesOfRefund } from './index.ts'

const upgraded: SettledChange = { reservation: aReservation(), change: aRoomsChange(), paidBy: 'now' }
const twoRooms = aTwoRoomReservation()
const freed = aReservation({ rooms: [aRoom({ paid: money(247_500 + 12_000, 'USD') })] })

const cases: readonly (readonly [string, SettledChange])[] = [
  ['another category', upgraded],
  ['other dates', { reservation: aReservation(), change: aStayChange(), paidBy: 'before-arrival' }],
  [
    'one room of two',
    { reservation: twoRooms, change: aRoomsChange({ reservation: twoRooms }), paidBy: 'now' },
  ],
  [
    'a room more and an add-on',
    {
      reservation: aReservation(),
      change: aRoomsChange({ rooms: [anUpgradedRoom, aRoomMore], services: [anAddOnAdded()] }),
      paidBy: 'now',
    },
  ],
  [
    'an add-on given back',
    {
      reservation: freed,
      change: aRoomsChange({ reservation: freed, rooms: [], services: [anAddOnGivenBack()] }),
      paidBy: null,
    },
  ],
]

const balanceOf = (lines: readonly LedgerLine[], account: LedgerLine['account']) =>
  lines.filter((line) => line.account === account).reduce((sum, { amount }) => sum + amount, 0)

describe.each(cases)('%s', (_, settled) => {
  const lines = changeLines(settled, 'change-2')

  test('sums to zero in every operation', () => {
    for (const name of new Set(lines.map(({ operation }) => operation))) {
      const amounts = lines.filter(({ operation }) => operation === name).map(({ amount }) => amount)
      expect([name, amounts.reduce((sum, amount) => sum + amount, 0)]).toEqual([name, 0])
    }
  })

  test('sells what the change is worth and moves no money in or out', () => {
    expect(0 - balanceOf(lines, 'revenue')).toBe(settled.change.difference.amount)
    expect(balanceOf(lines, 'cash') + 0).toBe(0)
  })

  test('shares a payment and a refund among its rooms to the cent', () => {
    const sumOf = (shares: readonly { readonly amount: number }[]) =>
      shares.reduce((sum, { amount }) => sum + amount, 0)
    expect(sumOf(sharesOfPayment(settled, 43_210))).toBe(43_210)
    expect(sumOf(sharesOfRefund(settled, 1_234))).toBe(1_234)
  })
})

test('an upgraded room is paid first', () => {
  const reservation = aTwoRoomReservation()
  const settled: SettledChange = { reservation, change: aRoomsChange({ reservation }), paidBy: 'now' }
  const { difference } = settled.change
  expect(sharesOfPayment(settled, difference.amount)[0]).toEqual({ roomNumber: 1, amount: difference.amount })
})
