import { allTokens } from '@veranda/brands/tokens'
import { starterTokens } from '@veranda/design-system/starter/tokens'
import { type DesignTokens, fromDesignTokens, toDesignTokens } from '@veranda/design-system/tokens'
import { expect, test } from 'vitest'

const throughJson = (tokens: DesignTokens) => JSON.parse(JSON.stringify(tokens)) as DesignTokens

test.each(Object.entries(allTokens))(
  '%s comes back from a designer’s tool as it was handed over',
  (_, tokens) => {
    const read = fromDesignTokens(throughJson(toDesignTokens(tokens)), starterTokens)
    // Font metrics bring more than a theme reads: what it reads comes back.
    expect(tokens).toMatchObject(read.ok ? read.value : read.faults)
  },
)

test('a file with a colour alone changes that colour, in either way of writing it', () => {
  const accentOf = ($value: unknown) => {
    const read = fromDesignTokens({ light: { color: { accent: { $type: 'color', $value } } } }, starterTokens)
    return read.ok && read.value.light.accent
  }
  expect(accentOf('#FF00AA')).toBe('#ff00aa')
  expect(accentOf({ colorSpace: 'srgb', components: [1, 0, 0.6667] })).toBe('#ff00aa')
})

test('a token that names another one has its value', () => {
  const file = {
    brand: { green: { $type: 'color', $value: '#2f6f5e' } },
    light: { color: { accent: { $type: 'color', $value: '{brand.green}' } } },
  }
  expect(fromDesignTokens(file, starterTokens)).toMatchObject({
    ok: true,
    value: { light: { accent: '#2f6f5e' } },
  })
})

test('what cannot be read is told by its path, and nothing is made up for it', () => {
  const file = {
    light: { color: { accent: { $value: 'green' } } },
    corner: { pill: { $value: { value: 8, unit: 'em' } } },
    $extensions: { veranda: { density: 'roomy' } },
  }
  expect(fromDesignTokens(file, starterTokens)).toEqual({
    ok: false,
    faults: [
      'light.color.accent: "green" is none of its kind',
      'corner.pill: {"value":8,"unit":"em"} is none of its kind',
      '$extensions.veranda.density: "roomy" is none of its kind',
    ],
  })
})
