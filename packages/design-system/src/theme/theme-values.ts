import { type Hex, isLight, mix, veiled } from './color.ts'
import { vars } from './contract.css.ts'
import { deriveColors, deriveScene } from './derive-colors.ts'
import { fontStack } from './font-stack.ts'
import { labelTracking, leadings, spaceScale, targetOf, typeScale } from './scales.ts'
import type { BrandTokens, Palette } from './tokens.ts'

/** What a theme gives to custom properties, each by its name: in both modes, and in one of them. */
export type ThemeValues = Readonly<Record<'always' | 'light' | 'black', Readonly<Record<string, string>>>>

/** A brand's theme as values, for a page that has no build: a custom property is written into a stylesheet of its own. */
export const themeValues = (tokens: BrandTokens): ThemeValues => ({
  always: shapeValues(tokens),
  light: modeValues(tokens.light, tokens.depth),
  black: modeValues(tokens.black, tokens.depth),
})

const modeValues = (palette: Palette, depth: BrandTokens['depth']) => ({
  ...named(vars.color, deriveColors(palette)),
  ...named(vars.scene, deriveScene(palette)),
  ...named(vars.shadow, shadows(palette, depth)),
})

const shapeValues = (tokens: BrandTokens) => ({
  ...named(vars.font, { display: fontStack(tokens.display), text: fontStack(tokens.text) }),
  ...named(vars.weight, {
    display: tokens.display.weight,
    text: tokens.text.weight,
    strong: tokens.strongWeight,
  }),
  ...named(vars.tracking, {
    display: tokens.displayTracking,
    label: labelTracking(tokens.labels.tracking),
    word: tokens.text.wordSpacing ?? '0px',
  }),
  [nameOf(vars.labelCase)]: tokens.labels.case,
  ...named(vars.size, typeScale(tokens.displayScale)),
  ...named(vars.leading, leadings(tokens)),
  ...named(vars.space, spaceScale(tokens.density)),
  ...named(vars.radius, tokens.corners),
  ...named(vars.stroke, { hairline: '1px', control: '1px' }),
  ...named(vars.motion, { quick: '120ms', calm: '240ms', ease: 'cubic-bezier(.2, .7, .2, 1)' }),
  [nameOf(vars.target)]: targetOf(tokens.density),
})

/** A shadow is the ink's by day; by night only black is darker than the ground, and it takes more of it. */
function shadows({ ground, ink }: Palette, depth: BrandTokens['depth']) {
  const day = isLight(ground)
  const shade = (alpha: number): Hex =>
    veiled(day ? mix(ink, '#000000', 0.5) : '#000000', day ? alpha : alpha * 2.4)
  const raised = `0 1px 2px ${shade(0.08)}, 0 18px 48px -12px ${shade(0.28)}`
  if (depth === 'flat') return { resting: 'none', raised }
  return { resting: `0 1px 2px ${shade(0.05)}, 0 10px 30px -14px ${shade(0.18)}`, raised }
}

/** The values of a group, each under the name of its property: all of them, or it does not compile. */
const named = <Role extends string>(
  group: Readonly<Record<Role, string>>,
  values: Readonly<Record<Role, string>>,
): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(group) as Role[]).map((role) => [nameOf(group[role]), values[role]] as const),
  )

/** `--ink` of `var(--ink)`. */
const nameOf = (variable: string): string => variable.slice('var('.length, -1)
