import { aFlexiblePolicy, aNonRefundablePolicy, aStay, fixtureNow } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { policySteps } from './policy-steps.ts'

const zone = 'America/Cancun'

test('a policy is told from the step that is in force, on the days of the stay', () => {
  const steps = policySteps(aFlexiblePolicy, aStay(), zone, fixtureNow)
  expect(steps.map(({ charge }) => charge.kind)).toEqual(['nothing', 'nights', 'whole-stay'])
  expect(steps.map(({ until }) => until)).toEqual([
    '2027-03-07T20:00:00.000Z',
    '2027-03-13T20:00:00.000Z',
    undefined,
  ])
})

test('a step that is over is not told', () => {
  const steps = policySteps(aFlexiblePolicy, aStay(), zone, '2027-03-10T12:00:00Z')
  expect(steps.map(({ charge }) => charge.kind)).toEqual(['nights', 'whole-stay'])
})

test('a non-refundable room keeps the whole stay, always', () => {
  expect(policySteps(aNonRefundablePolicy, aStay(), zone, fixtureNow)).toEqual([
    { charge: { kind: 'whole-stay' } },
  ])
})
