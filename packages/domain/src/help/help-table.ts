import type { OpeningHours } from './call-centre.ts'
import type { PhoneParts } from './phone.ts'

/** The phone numbers of a brand's guests, and their hours. */
export type HelpTable = {
  readonly lines: readonly [HelpLine, ...HelpLine[]]
  readonly hours: OpeningHours
}

/** A property's own lines and hours; missing ones are the brand's. */
export type PropertyHelp = { readonly lines?: readonly HelpLine[]; readonly hours?: OpeningHours }

/** A number, and the guests it is for. */
export type HelpLine = {
  /** ISO 3166-1 alpha-2 codes; missing on a line for all countries that no other line names. */
  readonly countries?: readonly string[]
  readonly phone: PhoneParts
  /** The number as displayed, where `displayPhone` does not fit. */
  readonly display?: string
}

/** A property’s own lines as they are stored: instead of naming countries, one may name a region of the catalogue by its code. */
export type PhoneTable = Omit<PropertyHelp, 'lines'> & { readonly lines?: readonly PhoneTableLine[] }
export type PhoneTableLine = HelpLine & { readonly region?: string }

/** What decides the help line of a signed-in guest. */
export type HelpOfStay = {
  readonly property: { readonly help?: PropertyHelp }
  /** Where the stay was sold. */
  readonly market: { readonly countryCode: string }
}

/**
 * The help lines of a guest: before signing in all lines of the brand, first the one for the country they
 * seem to be in; afterwards the one line of the stay, the property's own before the brand's. A line that
 * names the country precedes one that names none. Used by screens, letters and `book-phone`.
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
