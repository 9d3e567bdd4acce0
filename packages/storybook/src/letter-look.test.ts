import { describe, expect, test } from 'vitest'
import { allTokens } from '@veranda/brands/tokens'
import { starterTokens } from '@veranda/design-system/starter/tokens'
import { contrast, type Hex } from '../../design-system/src/theme/color.ts'
import { deriveColors } from '../../design-system/src/theme/derive-colors.ts'
import { letterLookOf } from '../../design-system/src/theme/letter-look.ts'

describe.each(Object.entries({ ...allTokens, starter: starterTokens }))('letters of %s', (_, tokens) => {
  const look = letterLookOf(tokens)

  test.each(['light', 'black'] as const)('have the colours of its pages, %s', (mode) => {
    expect(deriveColors(tokens[mode])).toMatchObject(look[mode])
  })

  test('can be read, muted words and the number to call included', () => {
    for (const { surface, ink, inkMuted, accentText } of [look.light, look.black])
      for (const words of [ink, inkMuted, accentText])
        expect(contrast(words as Hex, surface as Hex)).toBeGreaterThanOrEqual(4.5)
  })

  test('name the fonts of its pages first and end with one every device has', () => {
    const first = (fonts: string) => fonts.split(', ')[0]?.replaceAll("'", '')
    expect(first(look.display.family)).toBe(tokens.display.family)
    expect(first(look.text)).toBe(tokens.text.family)
    expect(look.display.family).toMatch(/, (sans-)?serif$/)
    expect(look.text).toMatch(/, (sans-)?serif$/)
  })

  test('have the corners, labels and weights of its pages', () => {
    expect(tokens).toMatchObject({
      corners: look.corners,
      labels: look.labels,
      strongWeight: look.strongWeight,
      displayScale: look.display.scale,
      displayTracking: look.display.tracking,
    })
  })
})
