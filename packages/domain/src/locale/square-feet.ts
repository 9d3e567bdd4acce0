import type { Locale } from './locale.ts'

const perSquareMeter = 10.7639
/** The regions that measure rooms in feet. */
const inFeet: ReadonlySet<string | undefined> = new Set(['US', 'LR', 'MM'])

/** A room's size in whole square feet, if the locale's region measures in feet; otherwise `undefined`. */
export function squareFeet(squareMeters: number, locale: Locale): number | undefined {
  const { region } = new Intl.Locale(locale).maximize()
  return inFeet.has(region) ? Math.round(squareMeters * perSquareMeter) : undefined
}
