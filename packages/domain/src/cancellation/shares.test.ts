import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCancellation, aReservation, aRoom, anAddOn } from '../testing/index.ts'
import { money } from '../money/index.ts'
import { type CancelledUnit, creditOf, creditUnitsOf, netted, overOf, unitsOf } from './index.ts'

const usd = (amount: number) => money(amount, 'USD')
const amount = fc.integer({ min: 0, max: 400_000 })
const units: fc.Arbitrary<readonly CancelledUnit[]> = fc
  .array(fc.record({ paid: amount, retained: amount }), { minLength: 1, maxLength: 5 })
  .map((all) => all.map((unit, index) => ({ ...unit, roomNumber: index + 1 })))
const sumOf = (shares: readonly { readonly amount: number }[]) =>
  shares.reduce((sum, share) => sum + share.amount, 0)

describe('the amount paid for cancelled rooms', () => {
  test('pays what is outstanding for another room before any of it is refunded', () => {
    fc.assert(
      fc.property(units, (all) => {
        const { moved, back } = netted(all)
        const [paid, retained] = [
          all.reduce((sum, unit) => sum + unit.paid, 0),
          all.reduce((sum, unit) => sum + unit.retained, 0),
        ]
        expect(sumOf(moved)).toBe(0)
        expect(sumOf(back)).toBe(Math.max(0, paid - retained))
        expect(back.every((share) => share.amount >= 0)).toBe(true)
      }),
    )
  })

  test('is refunded as the cancellation says', () => {
    const rooms = [aRoom({ services: [anAddOn()] }), aRoom({ roomNumber: 2, paid: usd(0) })]
    const reservation = aReservation({
      rooms,
      transfer: { price: usd(9_000), isPaid: true, noticeDays: 2 },
    })
    for (const at of ['2027-03-01T12:00:00Z', '2027-03-08T12:00:00Z', '2027-03-13T21:00:00Z']) {
      const cancellation = aCancellation({ reservation, at })
      expect(sumOf(netted(unitsOf(cancellation)).back)).toBe(cancellation.refund.amount)
    }
  })
})

test('a credit note is worth what the ledger moves into it, even if a room was not paid in full', () => {
  const room = aRoom({ kind: 'non-refundable', paid: usd(10_000), services: [anAddOn()] })
  const cancellation = aCancellation({ reservation: aReservation({ rooms: [room] }) })
  const moved = creditUnitsOf(cancellation).reduce((sum, unit) => sum + overOf(unit), 0)
  expect(creditOf(cancellation)).toEqual(usd(moved))
  expect(moved).toBe(0)
})
