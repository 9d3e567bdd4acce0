import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates/index.ts'
import { aFlexiblePolicy, aProperty, aReservation, aRoom, anAddOn } from '../testing/index.ts'
import { money } from '../money/index.ts'
import { penaltyFor, policyTimeline, settle, tierAt } from './index.ts'
import type { PenaltyCharge } from './policy.ts'

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
    const expensive = { ...room, dailyRates: [{ price: money(90_000, 'USD') }, ...room.dailyRates.slice(1)] }
    expect(penaltyFor(expensive, { kind: 'nights', count: 1 })).toEqual(money(90_000, 'USD'))
  })

  test('and its refund sum to what was paid, and neither goes below zero', () => {
    const charge = fc.oneof(
      fc.record({ kind: fc.constant('nights' as const), count: fc.integer({ min: 0, max: 40 }) }),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
      fc.constant({ kind: 'whole-stay' as const }),
    )
    fc.assert(
      fc.property(charge, fc.integer({ min: 0, max: 400_000 }), (selection, paid) => {
        const { penalty, refund, outstanding } = settle({ ...room, paid: money(paid, 'USD') }, selection)
        expect(refund.amount).toBeGreaterThanOrEqual(0)
        expect(outstanding.amount).toBeGreaterThanOrEqual(0)
        expect(penalty.amount).toBeLessThanOrEqual(room.total.amount)
        expect(penalty.amount + refund.amount - outstanding.amount).toBe(paid)
      }),
    )
  })
})

const timelineOf = (sketch: Parameters<typeof aReservation>[0]) => policyTimeline(aReservation(sketch))

describe('a policy’s timeline', () => {
  test('shows until when cancelling is free, at the hotel’s clock time, then two nights, then everything', () => {
    const [free, nights, whole] = timelineOf({ rooms: [aRoom()] })
    // Cancún keeps UTC−5 all year: check-in at 15:00 there is 20:00 UTC.
    expect(free).toMatchObject({ until: '2027-03-07T20:00:00.000Z', penalty: { amount: 0 }, retained: [] })
    expect(nights).toMatchObject({
      until: '2027-03-13T20:00:00.000Z',
      penalty: { amount: 82_500 },
      refund: { amount: 165_000 },
      retained: [{ kind: 'room', roomNumber: 1, charge: { kind: 'nights', count: 2 } }],
    })
    expect(whole).toMatchObject({ penalty: { amount: 247_500 }, refund: { amount: 0 } })
    expect(whole?.until).toBeUndefined()
  })

  test('of a non-refundable room is a single tier without a refund', () => {
    const timeline = timelineOf({ rooms: [aRoom({ kind: 'non-refundable' })] })
    expect(timeline).toHaveLength(1)
    expect(timeline[0]).toMatchObject({
      retained: [{ charge: { kind: 'whole-stay' } }],
      refund: { amount: 0 },
    })
  })

  test('sums its rooms, and the paid add-ons and transfer, each with its own notice', () => {
    const timeline = timelineOf({
      rooms: [
        aRoom({ services: [anAddOn({ date: '2027-03-14', noticeDays: 3, total: money(14_000, 'USD') })] }),
        aRoom({ roomNumber: 2 }),
      ],
      transfer: { price: money(18_000, 'USD'), isPaid: true, noticeDays: 2 },
    })
    const rooms = 2 * 247_500
    expect(timeline.map(({ from, penalty, refund }) => [from, penalty.amount, refund.amount])).toEqual([
      [undefined, 0, rooms + 32_000],
      ['2027-03-07T20:00:00.000Z', 165_000, rooms + 32_000 - 165_000],
      ['2027-03-12T05:00:00.000Z', 179_000, rooms + 18_000 - 165_000],
      ['2027-03-12T20:00:00.000Z', 197_000, rooms - 165_000],
      ['2027-03-13T20:00:00.000Z', rooms + 32_000, 0],
    ])
    expect(timeline[3]?.retained.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['room', 82_500],
      ['room', 82_500],
      ['add-ons', 14_000],
      ['transfer', 18_000],
    ])
  })

  test('of rooms under different terms names the room whose money is retained, and the term responsible', () => {
    const mixed = timelineOf({ rooms: [aRoom(), aRoom({ roomNumber: 2, kind: 'non-refundable' })] })
    expect(mixed[0]?.retained).toEqual([
      { kind: 'room', roomNumber: 2, charge: { kind: 'whole-stay' }, amount: money(247_500, 'USD') },
    ])
    expect(mixed[0]?.refund).toEqual(money(247_500, 'USD'))
    expect(mixed[1]?.retained).toHaveLength(2)
  })

  const zones = ['America/Cancun', 'America/Mazatlan', 'Europe/Rome', 'Europe/London', 'Indian/Maldives']

  test('has no gap and never refunds more later, whatever the season and the time zone', () => {
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
          const timeline = timelineOf({
            stay,
            property: aProperty({ timeZone: zone }),
            rooms: [aRoom({ stay, policy })],
          })
          for (const [index, tier] of timeline.entries()) {
            const next = timeline[index + 1]
            if (!next) continue
            expect(next.from).toBe(tier.until)
            expect(next.refund.amount).toBeLessThanOrEqual(tier.refund.amount)
            if (tier.from && tier.until) expect(Date.parse(tier.until)).toBeGreaterThan(Date.parse(tier.from))
            if (tier.until) expect(localClock(tier.until, zone)).toBe('15:00')
          }
        },
      ),
    )
  })

  test('finds the penalty tier in force; at exactly a deadline the next one applies', () => {
    const timeline = timelineOf({ rooms: [aRoom()] })
    const penaltyAt = (moment: string) => tierAt(timeline, moment)?.penalty.amount
    expect(penaltyAt('2027-03-07T19:59:59Z')).toBe(0)
    expect(penaltyAt('2027-03-07T20:00:00Z')).toBe(82_500)
    expect(penaltyAt('2027-03-30T00:00:00Z')).toBe(247_500)
  })

  test('without rooms is empty', () => {
    expect(timelineOf({ rooms: [aRoom({ status: 'cancelled' })] })).toEqual([])
  })
})

const localClock = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(instant))
