import { describe, expect, test } from 'vitest'
import { aRoomsChange, aStayChange } from '../testing/index.ts'
import { money } from '../money/index.ts'
import type { Promotion } from '../reservation/index.ts'
import { promotionAfter, type StayChange } from './index.ts'

const promotion: Promotion = { kind: 'percent', code: 'EARLYSUN', percent: 15 }
const other: Promotion = { kind: 'percent', code: 'LATESUN', percent: 10 }
const nothing = { promotion: null, promotionSaving: 0 }
const saving = money(5_000, 'USD')

describe('the promotion after a change', () => {
  test.each<[string, Partial<StayChange>, ReturnType<typeof promotionAfter>]>([
    [
      'the one applied to the new price',
      { promotion: 'applied', appliedPromotion: other, saving },
      { promotion: other, promotionSaving: 5_000 },
    ],
    [
      'its own where the new price keeps it',
      { promotion: 'applied', saving },
      { promotion, promotionSaving: 5_000 },
    ],
    ['none where the new dates lose it', { promotion: 'lost' }, nothing],
    [
      'its own while a room keeps a price it lowered',
      { promotion: 'none', saving },
      { promotion, promotionSaving: 5_000 },
    ],
  ])('is %s', (_, over, after) => {
    expect(promotionAfter({ promotion }, { ...aStayChange(), ...over })).toEqual(after)
  })

  test('stays where no night was priced anew', () => {
    const untouched = aRoomsChange({ rooms: [] })
    expect(promotionAfter({ promotion }, untouched)).toEqual({ promotion, promotionSaving: 0 })
    expect(promotionAfter({ promotion }, aRoomsChange())).toEqual(nothing)
  })
})
