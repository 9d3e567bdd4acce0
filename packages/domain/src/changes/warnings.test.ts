import { describe, expect, test } from 'vitest'
import { aFlexiblePolicy, aNonRefundablePolicy, aPlannedRoom } from '../testing/index.ts'
import { money } from '../money/index.ts'
import type { CancellationPolicy } from '../policy/index.ts'
import type { PricedStay } from '../rates/index.ts'
import { isShortNotice, stayChange, type StayChangeFacts } from './index.ts'

const stay = { arrival: '2027-03-14', departure: '2027-03-15' } as const
const later = { arrival: '2027-03-20', departure: '2027-03-21' } as const

const priced = (over: Partial<PricedStay> = {}): PricedStay => ({
  stay: later,
  rooms: [1, 2].map((roomNumber) => ({
    roomNumber,
    nights: [{ night: later.arrival, price: 100 }],
    total: 100,
    saving: 0,
  })),
  total: 200,
  saving: 0,
  promotion: 'none',
  ...over,
})

const facts = (
  over: Partial<StayChangeFacts> = {},
  policyOfSecondAfter: CancellationPolicy = aFlexiblePolicy,
): StayChangeFacts => ({
  stay,
  currency: 'USD',
  rooms: [aFlexiblePolicy, policyOfSecondAfter].map((policyAfter, index) =>
    aPlannedRoom({ roomNumber: index + 1, nights: [{ night: stay.arrival, price: 100 }], policyAfter }),
  ),
  services: [],
  onlyGuestsJoin: false,
  savingRetained: money(0, 'USD'),
  total: money(200, 'USD'),
  paid: money(200, 'USD'),
  timings: ['now'],
  hasTransfer: true,
  zone: 'America/Cancun',
  checkInAt: '15:00',
  now: '2027-03-01T15:00:00Z',
  ...over,
})

const percent = { kind: 'percent', code: 'SUN', percent: 10 } as const

describe('a change of dates warns', () => {
  test.each([
    ['of nothing', facts(), priced(), []],
    ['of a promotion that is lost', facts(), priced({ promotion: 'lost' }), ['promotion-lost']],
    [
      'not of one that is applied',
      facts(),
      priced({ promotion: 'applied', appliedPromotion: percent, saving: 20 }),
      [],
    ],
    [
      'of a policy that got worse for any room',
      facts({}, aNonRefundablePolicy),
      priced(),
      ['policy-got-worse'],
    ],
    [
      'that transport is not guaranteed within 48 hours of arrival',
      facts({ now: '2027-03-13T00:00:00Z' }),
      priced(),
      ['transportation-not-guaranteed'],
    ],
    [
      'not of transport where there is none',
      facts({ now: '2027-03-13T00:00:00Z', hasTransfer: false }),
      priced(),
      [],
    ],
    [
      'of all of them',
      facts({ now: '2027-03-13T00:00:00Z' }, aNonRefundablePolicy),
      priced({ promotion: 'lost' }),
      ['promotion-lost', 'policy-got-worse', 'transportation-not-guaranteed'],
    ],
  ])('%s', (_, given, stayPriced, warnings) => {
    expect(stayChange(given, stayPriced).warnings).toEqual(warnings)
  })

  test('and says what the promotion takes off', () => {
    const change = stayChange(
      facts(),
      priced({ promotion: 'applied', appliedPromotion: percent, saving: 20 }),
    )
    expect(change).toMatchObject({
      promotion: 'applied',
      appliedPromotion: percent,
      saving: money(20, 'USD'),
    })
    expect(stayChange(facts(), priced())).not.toHaveProperty('appliedPromotion')
  })
})

describe('notice is short within 48 hours of check-in at the property', () => {
  test.each([
    ['48 hours before', '2027-03-12T20:00:00Z', later, false],
    ['a second later', '2027-03-12T20:00:01Z', later, true],
    ['of the new stay, too', '2027-03-01T20:30:00Z', { ...later, arrival: '2027-03-03' }, true],
    ['of neither', '2027-03-01T20:30:00Z', { ...later, arrival: '2027-03-04' }, false],
    ['once it has begun', '2027-03-15T15:00:00Z', later, true],
  ] as const)('%s', (_, now, wanted, isShort) => {
    expect(isShortNotice({ stay, zone: 'America/Cancun', checkInAt: '15:00', now }, wanted)).toBe(isShort)
  })
})
