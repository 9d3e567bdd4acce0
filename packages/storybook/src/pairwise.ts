import type { Locale } from '@veranda/domain'
import { locales } from '@veranda/messages'
import { type Mode, modes } from '../../design-system/src/testing/modes.ts'
import { type Width, widths } from '../../design-system/src/testing/resize.ts'
import { type SampleTheme, sampleThemes } from './sample-themes.ts'

/** One way to show a story. */
export type Look = {
  readonly brand: SampleTheme
  readonly mode: Mode
  readonly locale: Locale
  readonly width: Width
}

const cyclic = <Value>(values: readonly Value[], index: number): Value =>
  values[index % values.length] as Value

/**
 * A covering array: of brand, mode, language and width each pair of values stands together in one of these looks at
 * least. Every brand meets every language; mode and width follow the sum of both indices, so that they run through all
 * their values beside each brand and each language, and through all six of their own pairs.
 */
export const pairwiseLooks: readonly Look[] = sampleThemes.flatMap((brand, first) =>
  locales.map((locale, second) => ({
    brand,
    mode: cyclic(modes, first + second),
    locale,
    width: cyclic(widths, first + second),
  })),
)

/** The look, besides the plain one, of the story at an index: any fifteen neighbours meet every pair. */
export const lookOf = (index: number): Look => cyclic(pairwiseLooks, index)

/** The pairs of values that no look has. */
export function missingPairs(looks: readonly Look[]): readonly string[] {
  const values = { brand: sampleThemes, mode: modes, locale: locales, width: widths }
  const names = ['brand', 'mode', 'locale', 'width'] as const
  const met = new Set(looks.flatMap((look) => pairsOf(names.map((name) => [look[name]]))))
  return pairsOf(names.map((name) => values[name])).filter((pair) => !met.has(pair))
}

const pairsOf = (columns: readonly (readonly (string | number)[])[]): readonly string[] =>
  columns.flatMap((column, index) =>
    columns
      .slice(index + 1)
      .flatMap((other) => column.flatMap((one) => other.map((two) => `${one} with ${two}`))),
  )
