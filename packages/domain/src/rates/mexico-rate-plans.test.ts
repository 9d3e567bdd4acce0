import { expect, test } from 'vitest'
import { shownRatePlanId } from './mexico-rate-plans.ts'

test('rate plans 3, 4, 19, 56 of Mexico are shown as 190, 191, 192, 193, and no others', () => {
  expect([3, 4, 19, 56, 7].map((id) => shownRatePlanId(id, 'MX'))).toEqual([190, 191, 192, 193, 7])
  expect(shownRatePlanId(3, 'US')).toBe(3)
})
