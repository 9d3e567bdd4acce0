import { refundCurve } from '@veranda/domain'
import { aNonRefundableReservation, aThreeRoomReservation, fixtureNow } from '@veranda/domain/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { curveShape } from './curve-shape.ts'

const arrival = '2027-03-14T20:00:00Z'
const curve = refundCurve(aThreeRoomReservation(), [1, 2, 3])
const before = (days: number) => new Date(Date.parse(arrival) - days * 24 * 3_600_000).toISOString()

test('now stands in the step that is in force, whenever that is', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 200, noNaN: true }), (days) => {
      const shape = curveShape(curve, before(days), arrival)
      const here = shape.steps.filter(({ when }) => when === 'now')
      expect(here).toHaveLength(1)
      expect(shape.now).toBeGreaterThanOrEqual((here[0]?.from ?? 0) - 1e-9)
      expect(shape.now).toBeLessThanOrEqual((here[0]?.to ?? 1) + 1e-9)
    }),
  )
})

test('the steps join up from edge to edge, and each is wide enough to be seen', () => {
  const { steps } = curveShape(curve, before(150), arrival)
  expect(steps[0]?.from).toBe(0)
  expect(steps.at(-1)?.to).toBeCloseTo(1)
  for (const [index, { from, to }] of steps.entries()) {
    expect(to - from).toBeGreaterThan(0.15)
    if (index > 0) expect(from).toBe(steps[index - 1]?.to)
  }
})

test('a step is as high as its share of what was paid', () => {
  const heights = curveShape(curve, fixtureNow, arrival).steps.map(({ height }) => height)
  expect(heights[0]).toBe(1)
  expect(heights.toSorted((a, b) => b - a)).toEqual(heights)
})

test('of what is over only the last step is kept', () => {
  const { steps } = curveShape(curve, before(0.5), arrival)
  expect(steps.map(({ when }) => when)).toEqual(['past', 'now'])
})

test('where nothing ever comes back the line lies on the ground', () => {
  const { steps } = curveShape(refundCurve(aNonRefundableReservation(), [1]), fixtureNow, arrival)
  expect(steps.map(({ from, to, height }) => [from, Math.round(to), height])).toEqual([[0, 1, 0]])
})
