import { noWish, variants } from '@veranda/domain'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeDraftAtom, keepWish, wishIn } from '../state/change-draft.ts'
import { upgraded, upgradedTwice } from '../testing-changes.ts'
import { takeIntoWorkbench } from './take-into-workbench.ts'

beforeEach(() => sessionStorage.clear())

function aStore() {
  const store = createStore()
  const ways = () => variants.map((variant) => wishIn(store.get(changeDraftAtom(variant))))
  return { store, ways }
}
const later = { ...noWish, stay: { arrival: '2027-04-01', departure: '2027-04-05' } } as const

describe('what is chosen in a flow', () => {
  test('is taken into the first way that is free, and stays chosen in its flow', () => {
    const { store, ways } = aStore()
    keepWish(store, 'upgrade-room', upgraded)
    takeIntoWorkbench(store, 'upgrade-room')
    keepWish(store, 'change-dates', later)
    takeIntoWorkbench(store, 'change-dates')
    expect(ways()).toEqual([upgraded, later, noWish])
    expect(wishIn(store.get(changeDraftAtom('upgrade-room')))).toEqual(upgraded)
  })

  test('is taken once', () => {
    const { store, ways } = aStore()
    keepWish(store, 'upgrade-room', upgraded)
    takeIntoWorkbench(store, 'upgrade-room')
    takeIntoWorkbench(store, 'upgrade-room')
    expect(ways()).toEqual([upgraded, noWish, noWish])
  })

  test('takes the place of the last way where all are tried; nothing takes none', () => {
    const { store, ways } = aStore()
    for (const variant of variants) keepWish(store, variant, { ...later, promotionCode: variant })
    const before = ways()
    takeIntoWorkbench(store, 'add-guests')
    expect(ways()).toEqual(before)
    keepWish(store, 'upgrade-room', upgradedTwice)
    takeIntoWorkbench(store, 'upgrade-room')
    expect(ways()).toEqual([before[0], before[1], upgradedTwice])
  })
})
