import { expect, test } from 'vitest'
import { aReservation } from '../testing/index.ts'
import { money } from '../money/index.ts'
import { lostPromotion } from './index.ts'

const saved = money(12_000, 'USD')
const booked = aReservation()
const promoted = {
  promotion: { kind: 'percent', code: 'SUMMER', percent: 10 },
  pricing: { ...booked.pricing, promotionSaving: saved },
} as const
const unpromoted = { pricing: booked.pricing }
const lost = { promotion: 'lost' } as const

test.each([
  ['the own promotion, with what it took off', lost, promoted, undefined, { code: 'SUMMER', saving: saved }],
  ['the own code typed again', lost, promoted, 'summer', { code: 'summer', saving: saved }],
  ['a code that had taken nothing off yet', lost, promoted, 'WINTER', { code: 'WINTER' }],
  ['a code where there was none before', lost, unpromoted, 'WINTER', { code: 'WINTER' }],
  ['nothing where it still applies', { promotion: 'applied' }, promoted, undefined, undefined],
  ['nothing where there was none', { promotion: 'none' }, unpromoted, undefined, undefined],
] as const)('new dates lose %s', (_, change, reservation, wanted, expected) => {
  expect(lostPromotion(change, reservation, wanted)).toEqual(expected)
})
