import { refundCurve } from '@veranda/domain'
import { aNonRefundableReservation, aThreeRoomReservation, fixtureNow } from '@veranda/domain/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { curveSteps } from './curve-steps.ts'

const arrival = '2027-03-14T20:00:00Z'
const curve = refundCurve(aThreeRoomReservation(), [1, 2, 3])
const before = (days: number) => new Date(Date.parse(arrival) - days * 24 * 3_600_000).toISOString()

test('one step is in force, whenever now is', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 200, noNaN: true }), (days) => {
      expect(curveSteps(curve, before(days)).filter(({ when }) => when === 'now')).toHaveLength(1)
    }),
  )
})

test('a step is as high as its share of what was paid', () => {
  const heights = curveSteps(curve, fixtureNow).map(({ height }) => height)
  expect(heights[0]).toBe(1)
  expect(heights.toSorted((a, b) => b - a)).toEqual(heights)
})

test('of what is over only the last step is drawn', () => {
  expect(curveSteps(curve, before(0.5)).map(({ when }) => when)).toEqual(['past', 'now'])
})

test('where nothing ever comes back the only step lies on the ground', () => {
  const steps = curveSteps(refundCurve(aNonRefundableReservation(), [1]), fixtureNow)
  expect(steps.map(({ height }) => height)).toEqual([0])
})
