import { scope } from '@veranda/design-system/scope'
import {
  type DesignTokens,
  fromDesignTokens,
  type ThemeValues,
  themeValues,
} from '@veranda/design-system/tokens'
import { starterTokens } from '@veranda/design-system/starter/tokens'

/**
 * A theme on the element itself, from a file of W3C design tokens: what the page gives the element's custom properties
 * counts for more. What the file lacks is the starter's.
 */
export function themeSheet(file: DesignTokens): CSSStyleSheet {
  const tokens = fromDesignTokens(file, starterTokens)
  if (!tokens.ok) throw new Error(tokens.faults.join('; '))
  const { always, light, black } = themeValues(tokens.value)
  const byNight = `color-scheme:dark;${declarations(black)}`
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host { display: block; color-scheme: light; ${declarations(always)} ${declarations(light)} }
    .${scope} { background: none }
    :host([hidden]) { display: none }
    @media screen and (prefers-color-scheme: dark) { :host(:not([mode=light])) { ${byNight} } }
    @media screen { :host([mode=black]) { ${byNight} } }
  `)
  return sheet
}

const declarations = (values: ThemeValues[keyof ThemeValues]): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value};`)
    .join('')
