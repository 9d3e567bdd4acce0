import { contrast, type Hex, overlaid, readable } from './color.ts'
import {
  type Colors,
  edgePairs,
  fadedPairs,
  groundColor,
  paintsOf,
  stripePairs,
  wordPairs,
} from './color-pairs.ts'
import { deriveColors } from './derive-colors.ts'
import type { BrandTokens, Palette } from './tokens.ts'

/** Two colours that screens put on one another and that are too close to be told apart. */
export type WeakPair = {
  readonly mode: 'light' | 'black'
  /** What is read, and what it stands on, by the names of the theme's roles. */
  readonly ink: string
  readonly ground: string
  readonly ratio: number
  /** What WCAG 2 asks for: 4.5 for words, 3 for edges and marks. */
  readonly needed: number
  /** The colour of the ink that comes closest to it and is enough. */
  readonly nearest: Hex
}

/** Every pair the screens use that is too weak with these tokens, in both modes. None is what a theme should have. */
export const weakPairs = (tokens: BrandTokens): readonly WeakPair[] =>
  (['light', 'black'] as const).flatMap((mode) => weakIn(tokens[mode]).map((pair) => ({ mode, ...pair })))

function weakIn(palette: Palette): readonly Omit<WeakPair, 'mode'>[] {
  const colors: Colors = deriveColors(palette)
  const paints = paintsOf(colors)
  const pairs = [
    ...wordPairs.map(
      ([ink, ground]) => [ink, ground, paints[ink], groundColor(paints, ground), 4.5] as const,
    ),
    ...fadedPairs.map(
      ([ink, ground, share]) =>
        [ink, ground, overlaid(paints[ground], paints[ink], share), paints[ground], 4.5] as const,
    ),
    ...stripePairs.map(([ink, stripe]) => [ink, stripe, paints[ink], paints[stripe], 3] as const),
    ...edgePairs.map(
      ([edge, ground]) => [edge, ground, paints[edge], groundColor(paints, ground), 3] as const,
    ),
  ]
  return pairs.flatMap(([ink, ground, color, below, needed]) => {
    const ratio = contrast(color, below)
    if (ratio >= needed) return []
    return [{ ink, ground, ratio, needed, nearest: nearestOn(color, below, needed) }]
  })
}

/** Towards black or white, whichever is reached sooner. */
function nearestOn(color: Hex, ground: Hex, needed: number): Hex {
  const ends: readonly Hex[] = ['#000000', '#ffffff']
  const found = ends
    .map((end) => readable(color, end, needed, [ground]))
    .filter((candidate) => contrast(candidate, ground) >= needed)
  return found.toSorted((one, other) => contrast(one, color) - contrast(other, color))[0] ?? '#000000'
}
