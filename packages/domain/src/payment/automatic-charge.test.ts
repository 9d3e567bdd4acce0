import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aReservation, aRoom, aStay } from '../testing/index.ts'
import { money, sum } from '../money/index.ts'
import {
  automaticPayment,
  type BalanceBill,
  balanceBill,
  dayOfNextTry,
  isCardOver,
  momentOfCharge,
} from './index.ts'

const usd = (amount: number) => money(amount, 'USD')

/** 3,000.00 for a room and 90.00 for the transfer. */
const aBill = (transfer = 9_000): BalanceBill => {
  const stay = aStay({ departure: '2027-03-20' })
  return balanceBill(
    aReservation({
      stay,
      rooms: [aRoom({ stay, perNight: 50_000, paid: usd(0) })],
      transfer: { price: usd(transfer), isPaid: false, noticeDays: 2 },
    }),
    usd(10_000),
  )
}

describe('what is charged automatically', () => {
  test('is nothing where nothing was agreed', () => {
    expect(automaticPayment(aBill(), usd(0))).toBeUndefined()
  })

  test.each([
    { agreed: 309_000, charged: 309_000 },
    // The balance became smaller.
    { agreed: 500_000, charged: 309_000 },
    // It became larger.
    { agreed: 120_000, charged: 120_000 },
    // Less than the property takes of other payments.
    { agreed: 1, charged: 1 },
    { agreed: 305_000, charged: 305_000 },
  ])('of 3,090.00 due and $agreed agreed is $charged', ({ agreed, charged }) => {
    expect(automaticPayment(aBill(), usd(agreed))?.amount).toEqual(usd(charged))
  })

  test('a transfer is paid in one piece, or else the rooms alone', () => {
    expect(automaticPayment(aBill(400_000), usd(350_000))?.amount).toEqual(usd(300_000))
  })

  test('nothing is charged where nothing is due', () => {
    expect(automaticPayment({ ...aBill(), parts: [], due: usd(0) }, usd(100_000))).toBeUndefined()
  })

  test('is never more than was agreed, never more than is due, and is shared out to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), (agreed) => {
        const payment = automaticPayment(aBill(), usd(agreed))
        if (!payment) return agreed === 0
        const shared = payment.shares.reduce((total, { amount }) => total + amount, 0)
        expect(shared).toBe(payment.amount.amount)
        expect(sum([payment.amount, payment.left], 'USD')).toEqual(usd(309_000))
        return payment.amount.amount <= Math.min(agreed, 309_000)
      }),
    )
  })
})

test.each([
  { declined: 1, today: '2027-03-01', arrival: '2027-03-14', next: '2027-03-03' },
  { declined: 2, today: '2027-03-03', arrival: '2027-03-14', next: '2027-03-05' },
  { declined: 3, today: '2027-03-05', arrival: '2027-03-14', next: undefined },
  // The guest would have arrived.
  { declined: 1, today: '2027-03-12', arrival: '2027-03-14', next: undefined },
] as const)('declined $declined times by $today, a card is asked again on $next', (one) => {
  expect(dayOfNextTry(one.declined, one.today, one.arrival)).toBe(one.next)
})

test('a card is charged in the morning of the property', () => {
  expect(Date.parse(momentOfCharge('2027-03-01', 'America/Cancun'))).toBe(Date.parse('2027-03-01T14:00:00Z'))
})

test.each([
  { expires: '2027-03', day: '2027-03-31', isOver: false },
  { expires: '2027-03', day: '2027-04-01', isOver: true },
  { expires: undefined, day: '2027-04-01', isOver: false },
] as const)('a card good until $expires is over on $day: $isOver', ({ expires, day, isOver }) => {
  expect(isCardOver(expires, day)).toBe(isOver)
})
