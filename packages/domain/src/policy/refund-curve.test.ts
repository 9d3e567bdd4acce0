import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancellationOf } from '../cancellation/index.ts'
import { addDays, instantOf, type PlainDate } from '../dates/index.ts'
import { aProperty, aReservation, aRoom, anAddOn } from '../testing/index.ts'
import { money, sum } from '../money/index.ts'
import {
  type CancellationFacts,
  type PenaltyCharge,
  policyTimeline,
  refundCurve,
  type RefundTier,
  tierAt as policyTierAt,
} from './index.ts'

const zones = ['America/Cancun', 'America/Mazatlan', 'Europe/Rome', 'Europe/London', 'Indian/Maldives']

// Arrivals around clock changes, and some that are not.
const arrival = fc
  .tuple(
    fc.constantFrom<PlainDate>('2022-04-03', '2022-10-30', '2027-03-28', '2027-10-31', '2027-07-01'),
    fc.integer({ min: -3, max: 30 }),
  )
  .map(([around, days]) => addDays(around, days))

const charge: fc.Arbitrary<PenaltyCharge> = fc.oneof(
  fc.constantFrom<PenaltyCharge>({ kind: 'nothing' }, { kind: 'whole-stay' }),
  fc.record({ kind: fc.constant('nights' as const), count: fc.integer({ min: 0, max: 8 }) }),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({
    kind: fc.constant('flat' as const),
    amount: fc.nat(400_000).map((amount) => money(amount, 'USD')),
  }),
)

const policy = fc.record({
  refundable: fc.boolean(),
  deadlineAt: fc.constantFrom('00:00' as const, '02:30' as const, '15:00' as const, '23:59' as const),
  tiers: fc
    .uniqueArray(fc.record({ daysBefore: fc.integer({ min: 0, max: 40 }), charge }), {
      maxLength: 4,
      selector: ({ daysBefore }) => daysBefore,
    })
    .map((tiers) => tiers.toSorted((a, b) => b.daysBefore - a.daysBefore)),
})

const addOn = fc.record({
  offset: fc.option(fc.integer({ min: -20, max: 3 }), { nil: undefined }),
  noticeDays: fc.integer({ min: 0, max: 10 }),
  isPaid: fc.boolean(),
})

const reservation: fc.Arbitrary<CancellationFacts> = fc
  .tuple(
    arrival,
    fc.constantFrom(...zones),
    fc.array(fc.tuple(policy, fc.nat(400_000), addOn), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.option(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 4 })), { nil: undefined }),
  )
  .map(([day, timeZone, rooms, transfer]) => {
    const stay = { arrival: day, departure: addDays(day, 6) }
    return aReservation({
      stay,
      property: aProperty({ timeZone }),
      rooms: rooms.map(([terms, paid, { offset, ...notice }], index) =>
        aRoom({
          stay,
          roomNumber: index + 1,
          policy: terms,
          paid: money(paid, 'USD'),
          services: [anAddOn({ ...notice, ...(offset === undefined ? {} : { date: addDays(day, offset) }) })],
        }),
      ),
      ...(transfer
        ? { transfer: { price: money(18_000, 'USD'), isPaid: transfer[0], noticeDays: transfer[1] } }
        : {}),
    })
  })

const chosen = fc.constantFrom([1], [2], [1, 2], [1, 2, 3])
const minutesBefore = fc.integer({ min: 1, max: 60 * 24 * 45 })

const tierAt = (curve: readonly RefundTier[], at: string) =>
  curve.find(({ until }) => until === undefined || Date.parse(at) < Date.parse(until))

const checkIn = ({ stay, property }: CancellationFacts) =>
  Date.parse(instantOf(stay.arrival, property.checkInAt, property.timeZone))
const instant = (moment: number) => new Date(moment).toISOString()

describe('the curve of refunds', () => {
  test('equals the quote of the same moment, across every clock change', () => {
    fc.assert(
      fc.property(reservation, chosen, minutesBefore, (facts, numbers, minutes) => {
        const curve = refundCurve(facts, numbers)
        const edges = curve.flatMap(({ until }) => (until === undefined ? [] : [Date.parse(until)]))
        const moments = [checkIn(facts) - minutes * 60_000, ...edges.flatMap((edge) => [edge - 1, edge])]
        for (const moment of moments) {
          const quoted = cancellationOf(facts, numbers, instant(moment))
          const { penalty, refund, outstanding, nextDeadline } = quoted
          expect({ until: nextDeadline, penalty, refund, outstanding }).toEqual({
            until: undefined,
            ...withoutFrom(tierAt(curve, instant(moment))),
          })
        }
      }),
    )
  })

  test('has no gap, starts with the booking and ends with check-in', () => {
    fc.assert(
      fc.property(reservation, chosen, (facts, numbers) => {
        const curve = refundCurve(facts, numbers)
        expect(curve[0]?.from).toBeUndefined()
        expect(curve.at(-1)?.until).toBeUndefined()
        for (const [index, { from, until }] of curve.entries()) {
          expect(curve[index + 1]?.from).toBe(until)
          if (from && until) expect(Date.parse(until)).toBeGreaterThan(Date.parse(from))
          if (from) expect(Date.parse(from)).toBeLessThan(checkIn(facts))
        }
      }),
    )
  })

  test('merges equal neighbours', () => {
    fc.assert(
      fc.property(reservation, chosen, (facts, numbers) => {
        const figures = refundCurve(facts, numbers).map(({ penalty, refund, outstanding }) =>
          [penalty, refund, outstanding].map(({ amount }) => amount).join(),
        )
        expect(figures.some((one, index) => one === figures[index + 1])).toBe(false)
      }),
    )
  })

  test('changes at the policy’s clock time at the property, and at the transfer’s notice', () => {
    const facts = aReservation({
      transfer: { price: money(18_000, 'USD'), isPaid: true, noticeDays: 2 },
    })
    expect(refundCurve(facts, [1]).map(({ from }) => from)).toEqual([
      undefined,
      '2027-03-07T20:00:00.000Z',
      '2027-03-12T20:00:00.000Z',
      '2027-03-13T20:00:00.000Z',
    ])
  })
})

describe('the timeline of the reservation itself', () => {
  test('equals the quote of cancelling everything at any moment, add-ons and transfer included', () => {
    fc.assert(
      fc.property(reservation, minutesBefore, (facts, minutes) => {
        const timeline = policyTimeline(facts)
        const numbers = facts.rooms.map(({ roomNumber }) => roomNumber)
        const edges = timeline.flatMap(({ until }) => (until === undefined ? [] : [Date.parse(until)]))
        const moments = [checkIn(facts) - minutes * 60_000, ...edges.flatMap((edge) => [edge - 1, edge])]
        for (const moment of moments) {
          const { penalty, refund, outstanding, paid } = cancellationOf(facts, numbers, instant(moment))
          const shown = policyTierAt(timeline, instant(moment))
          expect(shown).toMatchObject({ penalty, refund, outstanding })
          expect(sum(shown?.retained.map(({ amount }) => amount) ?? [], 'USD')).toEqual(penalty)
          expect(paid.amount).toBe(penalty.amount + refund.amount - outstanding.amount)
        }
      }),
    )
  })
})

describe('whatever the reservation and the moment', () => {
  test('penalty and refund sum to what was paid, nothing is below zero, nothing is both outstanding and refunded', () => {
    fc.assert(
      fc.property(reservation, chosen, minutesBefore, (facts, numbers, minutes) => {
        const whole = cancellationOf(facts, numbers, instant(checkIn(facts) - minutes * 60_000))
        for (const { paid, penalty, refund, outstanding } of [whole, ...whole.rooms]) {
          expect(penalty.amount).toBeGreaterThanOrEqual(0)
          expect(refund.amount).toBeGreaterThanOrEqual(0)
          expect(outstanding.amount).toBeGreaterThanOrEqual(0)
          expect(Math.min(refund.amount, outstanding.amount)).toBe(0)
          if (paid.amount >= penalty.amount) expect(penalty.amount + refund.amount).toBe(paid.amount)
          else expect(penalty.amount - outstanding.amount).toBe(paid.amount)
        }
        for (const { penalty, total } of whole.rooms) expect(penalty.amount).toBeLessThanOrEqual(total.amount)
      }),
    )
  })

  test('cancelled and remaining rooms are all the rooms', () => {
    fc.assert(
      fc.property(reservation, chosen, (facts, numbers) => {
        const { rooms, staying, isWhole } = cancellationOf(facts, numbers, instant(checkIn(facts) - 1))
        const both = [...rooms, ...staying].map(({ roomNumber }) => roomNumber).toSorted((a, b) => a - b)
        expect(both).toEqual(facts.rooms.map(({ roomNumber }) => roomNumber))
        expect(isWhole).toBe(staying.length === 0)
      }),
    )
  })
})

const withoutFrom = (tier: RefundTier | undefined) => {
  if (!tier) throw new Error('The curve has a gap')
  const { from: _, ...rest } = tier
  return rest
}
