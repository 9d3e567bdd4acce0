import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aFlexiblePolicy, aNonRefundablePolicy, aRoom, aStay } from '../fixtures/index.ts'
import { money } from '../money/index.ts'
import { addDays } from '../stay/index.ts'
import { penaltyFor, policyTimeline, settle, stretchAt } from './index.ts'
import type { PenaltyCharge } from './policy.ts'

const cancun = 'America/Cancun'

describe('a penalty', () => {
  const room = aRoom({ perNight: 40_000 })
  const table: readonly [PenaltyCharge, number][] = [
    [{ kind: 'nothing' }, 0],
    [{ kind: 'nights', count: 2 }, 80_000],
    [{ kind: 'nights', count: 99 }, 240_000],
    [{ kind: 'percent', percent: 50 }, 120_000],
    [{ kind: 'flat', amount: money(5_000, 'USD') }, 5_000],
    [{ kind: 'flat', amount: money(999_999, 'USD') }, 240_000],
    [{ kind: 'whole-stay' }, 240_000],
  ]
  test.each(table)('of %j costs %i minor units', (charge, amount) => {
    expect(penaltyFor(room, charge)).toEqual(money(amount, 'USD'))
  })

  test('on the nights basis takes the actual first nights, not an average', () => {
    const dear = { ...room, dailyRates: [{ price: money(90_000, 'USD') }, ...room.dailyRates.slice(1)] }
    expect(penaltyFor(dear, { kind: 'nights', count: 1 })).toEqual(money(90_000, 'USD'))
  })

  test('and its refund give back exactly what was paid, and neither goes below zero', () => {
    const charge = fc.oneof(
      fc.record({ kind: fc.constant('nights' as const), count: fc.integer({ min: 0, max: 40 }) }),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
      fc.constant({ kind: 'whole-stay' as const }),
    )
    fc.assert(
      fc.property(charge, fc.integer({ min: 0, max: 400_000 }), (wish, paid) => {
        const { penalty, refund, owed } = settle({ ...room, paid: money(paid, 'USD') }, wish)
        expect(refund.amount).toBeGreaterThanOrEqual(0)
        expect(owed.amount).toBeGreaterThanOrEqual(0)
        expect(penalty.amount).toBeLessThanOrEqual(room.total.amount)
        expect(penalty.amount + refund.amount - owed.amount).toBe(paid)
      }),
    )
  })
})

describe('a policy’s timeline', () => {
  test('says until when cancelling is free, at the hotel’s clock, then two nights, then everything', () => {
    const [free, nights, whole] = policyTimeline([aRoom()], aStay(), cancun, 'USD')
    // Cancún keeps UTC−5 all year: check-in at 15:00 there is 20:00 in Greenwich.
    expect(free).toMatchObject({
      until: '2027-03-07T20:00:00.000Z',
      charge: { kind: 'nothing' },
      penalty: { amount: 0 },
    })
    expect(nights).toMatchObject({
      until: '2027-03-13T20:00:00.000Z',
      penalty: { amount: 82_500 },
      refund: { amount: 165_000 },
    })
    expect(whole).toMatchObject({ penalty: { amount: 247_500 }, refund: { amount: 0 } })
    expect(whole?.until).toBeUndefined()
  })

  test('of a non-refundable room is one stretch in which nothing comes back', () => {
    const timeline = policyTimeline([aRoom({ kind: 'non-refundable' })], aStay(), cancun, 'USD')
    expect(timeline).toHaveLength(1)
    expect(timeline[0]).toMatchObject({ charge: { kind: 'whole-stay' }, refund: { amount: 0 } })
  })

  test('adds up the rooms it is given', () => {
    const two = policyTimeline([aRoom(), aRoom({ roomNumber: 2 })], aStay(), cancun, 'USD')
    expect(two[1]).toMatchObject({ penalty: { amount: 165_000 } })
  })

  test('of rooms under different terms says the amount, for no single term would be true', () => {
    const mixed = policyTimeline(
      [aRoom(), aRoom({ roomNumber: 2, kind: 'non-refundable' })],
      aStay(),
      cancun,
      'USD',
    )
    expect(mixed.map(({ charge }) => charge)).toEqual([
      { kind: 'flat', amount: money(247_500, 'USD') },
      { kind: 'flat', amount: money(330_000, 'USD') },
      { kind: 'whole-stay' },
    ])
    expect(mixed[0]?.refund).toEqual(money(247_500, 'USD'))
  })

  const zones = ['America/Cancun', 'America/Mazatlan', 'Europe/Rome', 'Europe/London', 'Indian/Maldives']

  test('has no gap and no step back, never pays back more later, whatever the season and the zone', () => {
    const tiers = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(
        tiers,
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 730 }),
        (days, zone, offset) => {
          const sorted = days.toSorted((a, b) => b - a)
          const policy = {
            ...aFlexiblePolicy,
            tiers: sorted.map((daysBefore, index) => ({
              daysBefore,
              charge: { kind: 'nights' as const, count: index + 1 },
            })),
          }
          const arrival = addDays('2027-01-01', offset)
          const stay = { arrival, departure: addDays(arrival, 6) }
          const timeline = policyTimeline([aRoom({ stay, policy })], stay, zone, 'USD')
          for (const [index, stretch] of timeline.entries()) {
            const next = timeline[index + 1]
            if (!next) continue
            expect(next.from).toBe(stretch.until)
            expect(next.refund.amount).toBeLessThanOrEqual(stretch.refund.amount)
            if (stretch.from && stretch.until)
              expect(Date.parse(stretch.until)).toBeGreaterThan(Date.parse(stretch.from))
            if (stretch.until) expect(localClock(stretch.until, zone)).toBe('15:00')
          }
        },
      ),
    )
  })

  test('finds the stretch in force, a deadline belonging to what follows it', () => {
    const timeline = policyTimeline([aRoom()], aStay(), cancun, 'USD')
    expect(stretchAt(timeline, '2027-03-07T19:59:59Z')?.charge.kind).toBe('nothing')
    expect(stretchAt(timeline, '2027-03-07T20:00:00Z')?.charge.kind).toBe('nights')
    expect(stretchAt(timeline, '2027-03-30T00:00:00Z')?.charge.kind).toBe('whole-stay')
  })

  test('of no rooms is empty', () => {
    expect(policyTimeline([], aStay(), cancun, 'USD')).toEqual([])
    expect(aNonRefundablePolicy.tiers).toEqual([])
  })
})

const localClock = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(instant))
