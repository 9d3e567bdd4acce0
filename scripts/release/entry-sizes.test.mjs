import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsIn } from './entry-sizes.mjs'
import { hasGrown } from './grown.mjs'

test('an entry that grew by more than a tenth, is new or is gone is told', () => {
  const before = {
    '@veranda/domain': 27.6,
    '@veranda/design-system/scope': 11.9,
    '@veranda/design-system/theme': 2,
  }
  const now = { '@veranda/domain': 27.9, '@veranda/design-system/scope': 13.2, '@veranda/embed': 83 }
  assert.deepEqual(faultsIn(before, now), [
    '@veranda/design-system/scope weighs 13.2 kB, and weighed 11.9',
    '@veranda/design-system/theme is gone',
    '@veranda/embed is new: 83 kB',
  ])
})

test('half a kilobyte more is nothing in a small one', () => {
  assert.equal(hasGrown(0.8, 1.3), false)
  assert.equal(hasGrown(0.8, 1.4), true)
})
