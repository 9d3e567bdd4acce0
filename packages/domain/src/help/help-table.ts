import type { OpeningHours } from './call-centre.ts'
import type { PhoneParts } from './phone.ts'

/** Whom a brand's guests call, and when somebody answers. */
export type HelpTable = {
  readonly lines: readonly [HelpLine, ...HelpLine[]]
  readonly hours: OpeningHours
}

/** What a property has of its own; the brand's stands for what is missing. */
export type PropertyHelp = { readonly lines?: readonly HelpLine[]; readonly hours?: OpeningHours }

/** A number, and the guests it is for. */
export type HelpLine = {
  /** ISO 3166-1 alpha-2 codes; missing where the line is for every country that no other line names. */
  readonly countries?: readonly string[]
  readonly phone: PhoneParts
  /** How the number is written, where it is not written as `displayPhone` does. */
  readonly display?: string
}

/** What decides whom a guest who is signed in calls. */
export type HelpOfStay = {
  readonly property: { readonly help?: PropertyHelp }
  /** Where the stay was sold. */
  readonly market: { readonly countryCode: string }
}

/**
 * Whom a guest calls: before signing in any line of the brand, first the one for the country they seem to be in; afterwards
 * the one line of the stay, the property's own before the brand's. A line that names the country goes before one that names
 * none. Screens, letters and `book-phone` ask here.
 */
export function helpFor(brand: HelpTable, stay?: HelpOfStay, seemsIn = ''): HelpTable {
  if (!stay) {
    const first = lineFor(brand.lines, seemsIn) ?? brand.lines[0]
    return { ...brand, lines: [first, ...brand.lines.filter((line) => line !== first)] }
  }
  const { help } = stay.property
  const { countryCode } = stay.market
  const line = lineFor(help?.lines ?? [], countryCode) ?? lineFor(brand.lines, countryCode) ?? brand.lines[0]
  return { lines: [line], hours: help?.hours ?? brand.hours }
}

const lineFor = (lines: readonly HelpLine[], countryCode: string): HelpLine | undefined =>
  lines.find(({ countries }) => countries?.includes(countryCode)) ?? lines.find(({ countries }) => !countries)
