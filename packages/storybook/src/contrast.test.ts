import { describe, expect, test } from 'vitest'
import { allTokens } from '@veranda/brands/tokens'
import { starterTokens } from '@veranda/design-system/starter/tokens'
import { contrast, overlaid } from '../../design-system/src/theme/color.ts'
import {
  edgePairs,
  fadedPairs,
  groundColor,
  paintsOf,
  stripePairs,
  wordPairs,
} from '../../design-system/src/theme/color-pairs.ts'
import { deriveColors } from '../../design-system/src/theme/derive-colors.ts'

const modes = ['light', 'black'] as const
const themes = Object.entries({ ...allTokens, starter: starterTokens }).flatMap(([brand, tokens]) =>
  modes.map((mode) => [brand, mode, paintsOf(deriveColors(tokens[mode]))] as const),
)

// The tables hold every pair that a story shows: the stories' own test reads them too.
describe.each(themes)('%s in %s', (_brand, _mode, paints) => {
  test.each(wordPairs)('%s is readable on %s (4.5:1)', (ink, ground) => {
    expect(contrast(paints[ink], groundColor(paints, ground))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(fadedPairs)('%s is readable on %s, faded to %d (4.5:1)', (ink, ground, share) => {
    expect(contrast(overlaid(paints[ground], paints[ink], share), paints[ground])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(stripePairs)('%s is readable across stripes of %s (3:1)', (ink, stripe) => {
    expect(contrast(paints[ink], paints[stripe])).toBeGreaterThanOrEqual(3)
  })
  test.each(edgePairs)('%s can be told from %s (3:1)', (edge, ground) => {
    expect(contrast(paints[edge], groundColor(paints, ground))).toBeGreaterThanOrEqual(3)
  })
})
