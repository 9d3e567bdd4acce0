import { noSelection, variants } from '@veranda/domain'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeDraftAtom, keepSelection, selectionIn } from '../../state/change-draft.ts'
import { upgraded, upgradedTwice } from '../../testing-changes.ts'
import { takeIntoComparison } from './use-compare.ts'

beforeEach(() => sessionStorage.clear())

function aStore() {
  const store = createStore()
  const options = () => variants.map((variant) => selectionIn(store.get(changeDraftAtom(variant))))
  return { store, options }
}
const later = { ...noSelection, stay: { arrival: '2027-04-01', departure: '2027-04-05' } } as const

describe('what is chosen in a flow', () => {
  test('is taken into the first way that is free, and stays chosen in its flow', () => {
    const { store, options } = aStore()
    keepSelection(store, 'upgrade-room', upgraded)
    takeIntoComparison(store, 'upgrade-room')
    keepSelection(store, 'change-dates', later)
    takeIntoComparison(store, 'change-dates')
    expect(options()).toEqual([upgraded, later, noSelection])
    expect(selectionIn(store.get(changeDraftAtom('upgrade-room')))).toEqual(upgraded)
  })

  test('is taken once', () => {
    const { store, options } = aStore()
    keepSelection(store, 'upgrade-room', upgraded)
    takeIntoComparison(store, 'upgrade-room')
    takeIntoComparison(store, 'upgrade-room')
    expect(options()).toEqual([upgraded, noSelection, noSelection])
  })

  test('takes the place of the last way where all are tried; nothing takes none', () => {
    const { store, options } = aStore()
    for (const variant of variants) keepSelection(store, variant, { ...later, promotionCode: variant })
    const before = options()
    takeIntoComparison(store, 'add-guests')
    expect(options()).toEqual(before)
    keepSelection(store, 'upgrade-room', upgradedTwice)
    takeIntoComparison(store, 'upgrade-room')
    expect(options()).toEqual([before[0], before[1], upgradedTwice])
  })
})
