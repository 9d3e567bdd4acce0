import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancellationOf } from '../cancellation/index.ts'
import { type Instant, instantOf, type Stay } from '../dates/index.ts'
import { aFlexiblePolicy, aNonRefundablePolicy, aReservation, aRoom } from '../testing/index.ts'
import { money } from '../money/index.ts'
import { chargeInForce } from './charge-in-force.ts'
import { freeUntil, penaltyFor, policyAfterMoving, policyTimeline, refundCurve } from './index.ts'

const zone = 'America/Cancun'
const booked: Stay = { arrival: '2027-03-14', departure: '2027-03-20' }
const moved: Stay = { arrival: '2027-04-20', departure: '2027-04-26' }

/** A room of six nights for 100 each, moved to April at this moment. */
function movedAt(now: Instant, perNight = 10_000) {
  const before = aRoom({ stay: booked, perNight: 10_000 })
  const policy = policyAfterMoving(aFlexiblePolicy, before, { stay: booked, zone, now })
  return aRoom({ stay: moved, perNight, policy })
}

const costsAt = (room: ReturnType<typeof aRoom>, at: Instant) =>
  penaltyFor(room, chargeInForce(room, moved, zone, at)).amount

describe('a room that is moved to another arrival', () => {
  test.each<[string, Instant, number]>([
    ['before any penalty is free as its new dates are', '2027-03-01T15:00:00Z', 0],
    ['when two nights are kept costs them until the new arrival', '2027-03-10T15:00:00Z', 20_000],
    ['on the eve of arrival costs the whole stay it leaves', '2027-03-13T21:00:00Z', 60_000],
  ])('%s', (_, now, floor) => {
    const room = movedAt(now, 12_000)
    expect(costsAt(room, '2027-03-20T15:00:00Z')).toBe(floor)
    // Seven days before, two of the new nights; the day before, all of them.
    expect(costsAt(room, '2027-04-14T15:00:00Z')).toBe(Math.max(floor, 24_000))
    expect(costsAt(room, '2027-04-19T21:00:00Z')).toBe(72_000)
  })

  test('never costs more than its new stay, and keeps the penalty when it is moved again', () => {
    const expensive = movedAt('2027-03-13T21:00:00Z', 5_000)
    expect(costsAt(expensive, '2027-03-20T15:00:00Z')).toBe(30_000)
    const again = policyAfterMoving(aFlexiblePolicy, movedAt('2027-03-10T15:00:00Z'), {
      stay: moved,
      zone,
      now: '2027-03-11T15:00:00Z',
    })
    expect(again.floor).toEqual(money(20_000, 'USD'))
  })

  test('has no floor under non-refundable terms', () => {
    const moving = { stay: booked, zone, now: '2027-03-13T21:00:00Z' }
    expect(policyAfterMoving(aNonRefundablePolicy, aRoom(), moving)).toBe(aNonRefundablePolicy)
  })

  test('costs the same in timeline, curve and quote at any moment, and is never shown as free', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 14 * 24 }),
        fc.integer({ min: 0, max: 30 * 24 }),
        fc.integer({ min: 2_000, max: 20_000 }),
        (hoursBefore, hoursAfter, perNight) => {
          const arrival = Date.parse(instantOf(booked.arrival, '15:00', zone))
          const now = new Date(arrival - hoursBefore * 3_600_000).toISOString()
          const room = movedAt(now, perNight)
          const at = new Date(Date.parse(now) + hoursAfter * 3_600_000).toISOString()
          const reservation = { ...aReservation({ rooms: [room] }), stay: moved }
          const facts = {
            ...reservation,
            property: { ...reservation.property, timeZone: zone, checkInAt: '15:00' as const },
          }
          const isIn = ({ from, until }: { readonly from?: Instant; readonly until?: Instant }) =>
            (from === undefined || Date.parse(from) <= Date.parse(at)) &&
            (until === undefined || Date.parse(at) < Date.parse(until))
          const { penalty } = cancellationOf(facts, [1], at).rooms[0] ?? {}
          const ofRoomAlone = { ...facts, rooms: [{ ...room, services: [] }] }
          const timeline = policyTimeline(ofRoomAlone).find(isIn)
          expect(timeline?.penalty).toEqual(penalty)
          expect(refundCurve(ofRoomAlone, [1]).find(isIn)?.penalty).toEqual(penalty)
          const floor = room.policy.floor?.amount ?? 0
          expect(penalty?.amount).toBeGreaterThanOrEqual(Math.min(floor, room.total.amount))
          if (floor > 0) {
            expect(timeline?.retained[0]?.amount.amount).toBeGreaterThanOrEqual(
              Math.min(floor, room.total.amount),
            )
            expect(freeUntil([room.policy], moved, { zone, now: at })).toEqual({ kind: 'over' })
          }
        },
      ),
    )
  })
})
