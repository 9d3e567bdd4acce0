import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letterLooks } from '../packages/brands/src/letter-looks.ts'
import { deriveColors } from '../packages/design-system/src/theme/derive-colors.ts'

// The service that writes letters knows no theme, and the themes know no brand: what both say is held together here.
for (const [brand, look] of Object.entries(letterLooks)) {
  const module = await import(`../packages/design-system/src/theme/themes/${brand}.tokens.ts`)
  const [tokens] = Object.values(module)

  for (const mode of ['light', 'black'])
    test(`letters of ${brand} have the colours of its theme, ${mode}`, () => {
      const colors = deriveColors(tokens[mode])
      const shared = Object.fromEntries(Object.keys(look[mode]).map((role) => [role, colors[role]]))
      assert.deepEqual(look[mode], shared)
    })

  test(`letters of ${brand} have the type, corners and labels of its theme`, () => {
    const { display, text, corners, labels, strongWeight, displayScale, displayTracking } = tokens
    assert.ok(look.display.family.replaceAll("'", '').startsWith(display.family))
    assert.ok(look.text.replaceAll("'", '').startsWith(text.family))
    assert.deepEqual(
      { ...look.display, family: '' },
      { family: '', weight: display.weight, scale: displayScale, tracking: displayTracking },
    )
    assert.deepEqual(look.corners, { control: corners.control, surface: corners.surface })
    assert.deepEqual(look.labels, labels)
    assert.equal(look.strongWeight, strongWeight)
  })
}
