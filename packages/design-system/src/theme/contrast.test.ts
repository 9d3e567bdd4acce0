import { describe, expect, test } from 'vitest'
import { allTokens } from './all-tokens.ts'
import { contrast, type Hex } from './color.ts'
import { deriveColors } from './derive-colors.ts'

type Role = keyof ReturnType<typeof deriveColors>
type Pair = readonly [Role, Role]

const grounds: readonly Role[] = ['ground', 'surface', 'sunken']
const tinted: readonly Role[] = ['positiveGround', 'cautionGround', 'negativeGround']
const inks: readonly Role[] = ['ink', 'inkMuted', 'accentText', 'positive', 'caution', 'negative']

const text: readonly Pair[] = [
  ...inks.flatMap((ink) => grounds.map((ground): Pair => [ink, ground])),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onStage', 'stage'],
  ['positive', 'positiveGround'],
  ['caution', 'cautionGround'],
  ['negative', 'negativeGround'],
  ...(['ink', 'inkMuted', 'accentText'] as const).flatMap((ink) =>
    tinted.map((ground): Pair => [ink, ground]),
  ),
]
const controls: readonly Pair[] = [
  ...grounds.map((ground): Pair => ['lineStrong', ground]),
  ...[...grounds, ...tinted].map((ground): Pair => ['focus', ground]),
  ...grounds.map((ground): Pair => ['accentEdge', ground]),
]

const modes = ['light', 'black'] as const
const themes = Object.entries(allTokens).flatMap(([brand, tokens]) =>
  modes.map((mode) => [brand, mode, deriveColors(tokens[mode])] as const),
)

describe.each(themes)('%s in %s', (_brand, _mode, colors: Record<Role, Hex>) => {
  test.each(text)('%s is readable on %s (4.5:1)', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(controls)('%s can be told from %s (3:1)', (line, ground) => {
    expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3)
  })
})
