import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates/index.ts'
import { currencyCodes, money } from '../money/index.ts'
import { balanceDueFor } from '../reservation/index.ts'
import { paymentOfferFor, type Settlement, settlementOf } from './index.ts'

const timings = ['now', 'before-arrival'] as const
const settled = (total: number, paid: number, difference: number, currency = 'USD' as const) =>
  settlementOf({
    total: money(total, currency),
    paid: money(paid, currency),
    difference: money(difference, currency),
    timings,
    dueBy: '2027-05-07',
  })

describe('a change of price', () => {
  test.each([
    ['none: nothing', 1000, 1000, 0, { kind: 'nothing' }],
    ['none, with a balance: nothing', 1000, 400, 0, { kind: 'nothing' }],
    ['none, overpaid: nothing', 1000, 1200, 0, { kind: 'nothing' }],
    ['dearer, all paid: the difference is paid', 1000, 1000, 300, { kind: 'to-pay', amount: 300 }],
    [
      'dearer, with a balance: the difference, and the balance as agreed',
      1000,
      400,
      300,
      { kind: 'to-pay', amount: 300 },
    ],
    ['dearer, overpaid by less: only what is missing', 1000, 1100, 300, { kind: 'to-pay', amount: 200 }],
    ['dearer, overpaid by as much: nothing', 1000, 1300, 300, { kind: 'nothing' }],
    ['dearer, overpaid by more: nothing', 1000, 1500, 300, { kind: 'nothing' }],
    [
      'cheaper, all paid: the difference returns to the payment it came from',
      1000,
      1000,
      -300,
      { kind: 'to-refund', amount: 300 },
    ],
    [
      'cheaper, partly paid: what is paid beyond the new total',
      1000,
      800,
      -300,
      { kind: 'to-refund', amount: 100 },
    ],
    ['cheaper, paid exactly: nothing is owed any more', 1000, 700, -300, { kind: 'owes-less', balance: 0 }],
    ['cheaper, a balance remains', 1000, 400, -300, { kind: 'owes-less', balance: 300 }],
    ['cheaper, overpaid before: only the difference', 1000, 1200, -300, { kind: 'to-refund', amount: 300 }],
  ] as const)('%s', (_, total, paid, difference, settlement) => {
    expect(plain(settled(total, paid, difference))).toEqual(settlement)
  })
})

function plain(settlement: Settlement) {
  switch (settlement.kind) {
    case 'nothing':
      return settlement
    case 'owes-less':
      return { kind: settlement.kind, balance: settlement.balance.amount }
    case 'to-pay':
    case 'to-refund':
      return { kind: settlement.kind, amount: settlement.amount.amount }
  }
}

describe('whatever was paid', () => {
  const amount = fc.nat(50_000_000)
  const facts = fc
    .record({
      total: amount,
      paid: amount,
      newTotal: amount,
      currency: fc.constantFrom(...currencyCodes),
    })
    .map(({ total, paid, newTotal, currency }) => ({
      newTotal,
      given: {
        total: money(total, currency),
        paid: money(paid, currency),
        difference: money(newTotal - total, currency),
        timings,
      },
    }))
  const moved = (settlement: Settlement) => ({
    toPay: settlement.kind === 'to-pay' ? settlement.amount.amount : 0,
    toRefund: settlement.kind === 'to-refund' ? settlement.amount.amount : 0,
  })

  test('it is to pay or to refund, never both, and never an amount of zero or less', () => {
    fc.assert(
      fc.property(facts, ({ given }) => {
        const settlement = settlementOf(given)
        const { toPay, toRefund } = moved(settlement)
        expect(toPay * toRefund).toBe(0)
        if (settlement.kind === 'to-pay') expect(toPay).toBeGreaterThan(0)
        if (settlement.kind === 'to-refund') expect(toRefund).toBeGreaterThan(0)
        if (settlement.kind === 'owes-less') expect(settlement.balance.amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('only a price increase is paid, only a decrease is refunded, and neither exceeds the difference', () => {
    fc.assert(
      fc.property(facts, ({ given }) => {
        const { toPay, toRefund } = moved(settlementOf(given))
        expect(toPay).toBeLessThanOrEqual(Math.max(0, given.difference.amount))
        expect(toRefund).toBeLessThanOrEqual(Math.max(0, -given.difference.amount))
      }),
    )
  })

  test('never refunds more than was paid', () => {
    fc.assert(
      fc.property(facts, ({ given }) => {
        expect(moved(settlementOf(given)).toRefund).toBeLessThanOrEqual(given.paid.amount)
      }),
    )
  })

  test('a change settles itself: it never raises the balance, and never creates an overpayment', () => {
    fc.assert(
      fc.property(facts, ({ given, newTotal }) => {
        const { toPay, toRefund } = moved(settlementOf(given))
        const before = given.total.amount - given.paid.amount
        const after = newTotal - (given.paid.amount + toPay - toRefund)
        expect(after).toBeLessThanOrEqual(Math.max(0, before))
        expect(after).toBeGreaterThanOrEqual(Math.min(0, before, newTotal - given.paid.amount + toRefund))
        if (given.difference.amount > 0) expect(Math.max(0, after)).toBe(Math.max(0, before))
        if (given.difference.amount < 0) expect(Math.min(0, after)).toBe(Math.min(0, before))
      }),
    )
  })

  test('the balance that stays is the new total − paid', () => {
    fc.assert(
      fc.property(facts, ({ given, newTotal }) => {
        const settlement = settlementOf(given)
        fc.pre(settlement.kind === 'owes-less')
        expect(settlement.balance.amount).toBe(newTotal - given.paid.amount)
      }),
    )
  })

  test('the amount to pay keeps its payment options', () => {
    expect(settled(1000, 1000, 1)).toMatchObject({ kind: 'to-pay', timings, dueBy: '2027-05-07' })
  })
})

describe('a difference is paid now, or with the balance until the balance is due', () => {
  const usa = { code: 'USA', name: 'United States', countryCode: 'US' }
  const mexico = { code: 'MEX', name: 'Mexico', countryCode: 'MX' }
  const week = { arrival: '2027-05-10', departure: '2027-05-17' } as const
  const night = { arrival: '2027-05-10', departure: '2027-05-11' } as const
  const nights = { arrival: '2027-05-10', departure: '2027-05-12' } as const
  const before = { timings: ['now', 'before-arrival'], dueBy: '2027-05-07' }
  const atCheckIn = { timings: ['now', 'at-check-in'] }
  const now = { timings: ['now'] }

  test.each([
    ['its day is ahead, and named', week, usa, 'before-arrival', '2027-05-06', before],
    ['its day is today', week, usa, 'before-arrival', '2027-05-07', now],
    ['its day is over', week, usa, 'before-arrival', '2027-05-08', now],
    ['Mexico, one night: it waits for check-in', night, mexico, 'before-arrival', '2027-05-01', atCheckIn],
    ['Mexico, one night, on the day', night, mexico, 'before-arrival', '2027-05-10', atCheckIn],
    ['Mexico, two nights', nights, mexico, 'before-arrival', '2027-05-01', before],
    ['elsewhere, one night', night, usa, 'before-arrival', '2027-05-01', before],
    ['terms at check-in', week, usa, 'at-check-in', '2027-05-01', atCheckIn],
    ['terms at check-in, on the day', night, mexico, 'at-check-in', '2027-05-10', atCheckIn],
  ] as const)('%s', (_, stay, market, terms, today, expected) => {
    expect(paymentOfferFor(stay, { market, terms, daysBeforeArrival: 3, today })).toEqual(expected)
  })

  test('a deferred amount is due when the balance of the new stay is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(week, night, nights),
        fc.constantFrom(usa, mexico),
        fc.constantFrom('before-arrival', 'at-check-in'),
        fc.nat(30),
        fc.integer({ min: -40, max: 0 }),
        (stay, market, terms, daysBeforeArrival, ago) => {
          const agreed = { market, terms, daysBeforeArrival } as const
          const due = balanceDueFor(stay, agreed)
          const offer = paymentOfferFor(stay, { ...agreed, today: addDays(stay.arrival, ago) })
          const [first, later, ...more] = offer.timings
          expect([first, more]).toEqual(['now', []])
          if (later) expect(later).toBe(due.kind)
          expect(offer.dueBy).toBe(
            later === 'before-arrival' && due.kind === 'before-arrival' ? due.by : undefined,
          )
          if (!later) expect(due.kind === 'before-arrival' && due.by <= addDays(stay.arrival, ago)).toBe(true)
        },
      ),
    )
  })
})
