import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancellationOf } from '../cancellation/index.ts'
import { addDays, type Instant, instantOf } from '../dates/index.ts'
import { type Money, money } from '../money/index.ts'
import {
  aFlexiblePolicy,
  aNonRefundablePolicy,
  aReservation,
  aRoom,
  aStay,
  fixtureNow,
} from '../testing/index.ts'
import { chargeInForce } from './charge-in-force.ts'
import { type PenaltyCharge, penaltyFor, policySteps, policyTimeline, refundCurve } from './index.ts'

const zone = 'America/Cancun'
const usd = (amount: number): Money => money(amount, 'USD')

describe('the steps of a policy', () => {
  test('begin with the one in force, on the days of the stay', () => {
    const steps = policySteps(aRoom({ policy: aFlexiblePolicy }), aStay(), zone, fixtureNow)
    expect(steps.map(({ charge }) => charge.kind)).toEqual(['nothing', 'nights', 'whole-stay'])
    expect(steps.map(({ until }) => until)).toEqual([
      '2027-03-07T20:00:00.000Z',
      '2027-03-13T20:00:00.000Z',
      undefined,
    ])
  })

  test('leave out what is over', () => {
    const steps = policySteps(aRoom({ policy: aFlexiblePolicy }), aStay(), zone, '2027-03-10T12:00:00Z')
    expect(steps.map(({ charge }) => charge.kind)).toEqual(['nights', 'whole-stay'])
  })

  test('of a non-refundable room are the whole stay, always', () => {
    expect(policySteps(aRoom({ policy: aNonRefundablePolicy }), aStay(), zone, fixtureNow)).toEqual([
      { charge: { kind: 'whole-stay' } },
    ])
  })

  test('show no floor above what the room costs', () => {
    const room = aRoom({ perNight: 5_000, policy: { ...aFlexiblePolicy, floor: usd(50_000) } })
    expect(policySteps(room, aStay(), zone, fixtureNow)[0]?.charge).toEqual({
      kind: 'flat',
      amount: usd(30_000),
    })
  })

  test('show the floor of a moved stay instead of a later tier that would cost less', () => {
    const policy = {
      ...aFlexiblePolicy,
      tiers: [{ daysBefore: 7, charge: { kind: 'nights', count: 1 } } as const],
      floor: usd(50_000),
    }
    const room = aRoom({ perNight: 20_000, policy })
    expect(policySteps(room, aStay(), zone, fixtureNow)).toEqual([
      { charge: { kind: 'flat', amount: usd(50_000) } },
    ])
  })
})

const charge: fc.Arbitrary<PenaltyCharge> = fc.oneof(
  fc.constantFrom<PenaltyCharge>({ kind: 'nothing' }, { kind: 'whole-stay' }),
  fc.record({ kind: fc.constant('nights' as const), count: fc.integer({ min: 0, max: 8 }) }),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('flat' as const), amount: fc.nat(150_000).map(usd) }),
)
const tiers = fc
  .uniqueArray(fc.record({ daysBefore: fc.integer({ min: 0, max: 20 }), charge }), {
    maxLength: 4,
    selector: ({ daysBefore }) => daysBefore,
  })
  .map((drawn) => drawn.toSorted((a, b) => b.daysBefore - a.daysBefore))
const floor = fc.option(fc.integer({ min: 1, max: 180_000 }).map(usd), { nil: undefined })

test('whatever is shown of a moment is the penalty of that moment, the floor of a moved stay included', () => {
  const minutesBefore = fc.integer({ min: 1, max: 60 * 24 * 25 })
  fc.assert(
    fc.property(tiers, floor, minutesBefore, minutesBefore, (drawn, least, readBefore, costsBefore) => {
      const stay = aStay()
      const policy = {
        refundable: true,
        deadlineAt: '15:00' as const,
        tiers: drawn,
        ...(least ? { floor: least } : {}),
      }
      const room = { ...aRoom({ stay, perNight: 20_000, policy }), services: [] }
      const reservation = aReservation({ rooms: [room] })
      const facts = { ...reservation, property: { ...reservation.property, timeZone: zone }, rooms: [room] }
      const checkIn = Date.parse(instantOf(stay.arrival, facts.property.checkInAt, zone))
      const before = (minutes: number): Instant => new Date(checkIn - minutes * 60_000).toISOString()
      // The page is opened at one moment and shows what cancelling costs at that or a later one.
      const now = before(Math.max(readBefore, costsBefore))
      const at = before(Math.min(readBefore, costsBefore))

      const reached = drawn.filter(
        ({ daysBefore }) =>
          Date.parse(instantOf(addDays(stay.arrival, -daysBefore), '15:00', zone)) <= Date.parse(at),
      )
      const { floor: _, ...withoutFloor } = policy
      const tier = reached.at(-1)?.charge ?? { kind: 'nothing' as const }
      const ofTier = penaltyFor({ ...room, policy: withoutFloor }, tier).amount
      const expected = usd(Math.max(ofTier, Math.min(least?.amount ?? 0, room.total.amount)))

      const isIn = ({ from, until }: { readonly from?: Instant; readonly until?: Instant }) =>
        (from === undefined || Date.parse(from) <= Date.parse(at)) &&
        (until === undefined || Date.parse(at) < Date.parse(until))
      const step = policySteps(room, stay, zone, now).find(isIn)
      expect({
        inForce: penaltyFor(room, chargeInForce(room, stay, zone, at)),
        step: step && penaltyFor(room, step.charge),
        // What is written of the step is what it costs, even read without the floor.
        stepAsWritten: step && penaltyFor({ ...room, policy: withoutFloor }, step.charge),
        timeline: policyTimeline(facts).find(isIn)?.penalty,
        curve: refundCurve(facts, [1]).find(isIn)?.penalty,
        cancelling: cancellationOf(facts, [1], at).penalty,
      }).toEqual({
        inForce: expected,
        step: expected,
        stepAsWritten: expected,
        timeline: expected,
        curve: expected,
        cancelling: expected,
      })
    }),
  )
})
