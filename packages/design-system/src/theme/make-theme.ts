import { assignVars, globalStyle } from '@vanilla-extract/css'
import { type Hex, isLight, mix, veiled } from './color.ts'
import { vars } from './contract.css.ts'
import { deriveColors, deriveScene } from './derive-colors.ts'
import { fontStack } from './font-face.ts'
import { labelTracking, leadings, spaceScale, targetOf, typeScale } from './scales.ts'
import type { BrandTokens, Palette } from './tokens.ts'

/**
 * Writes a brand's theme into the stylesheet that calls it, and returns its class for `<html>`: `theme-` and the name,
 * so that the page's HTML can wear it before any script runs. Black by choice (`data-mode="black"`) or by the device's
 * setting (unless `data-mode="light"`), never on paper.
 */
export function makeTheme(tokens: BrandTokens, name: string): string {
  const theme = `theme-${name}`
  const black = { colorScheme: 'dark', vars: modeVars(tokens.black, tokens.depth) }
  globalStyle(`.${theme}`, {
    colorScheme: 'light',
    vars: { ...shapeVars(tokens), ...modeVars(tokens.light, tokens.depth) },
  })
  globalStyle(`.${theme}:not([data-mode=light])`, {
    '@media': { 'screen and (prefers-color-scheme: dark)': black },
  })
  globalStyle(`.${theme}[data-mode=black]`, { '@media': { screen: black } })
  return theme
}

const modeVars = (palette: Palette, depth: BrandTokens['depth']) => ({
  ...assignVars(vars.color, deriveColors(palette)),
  ...assignVars(vars.scene, deriveScene(palette)),
  ...assignVars(vars.shadow, shadows(palette, depth)),
})

function shapeVars(tokens: BrandTokens) {
  return {
    ...assignVars(vars.font, { display: fontStack(tokens.display), text: fontStack(tokens.text) }),
    ...assignVars(vars.weight, {
      display: tokens.display.weight,
      text: tokens.text.weight,
      strong: tokens.strongWeight,
    }),
    ...assignVars(vars.tracking, {
      display: tokens.displayTracking,
      label: labelTracking(tokens.labels.tracking),
    }),
    [vars.labelCase]: tokens.labels.case,
    ...assignVars(vars.size, typeScale(tokens.displayScale)),
    ...assignVars(vars.leading, leadings(tokens)),
    ...assignVars(vars.space, spaceScale(tokens.density)),
    ...assignVars(vars.radius, tokens.corners),
    ...assignVars(vars.stroke, { hairline: '1px', control: '1px' }),
    ...assignVars(vars.motion, { quick: '120ms', calm: '240ms', ease: 'cubic-bezier(.2, .7, .2, 1)' }),
    [vars.target]: targetOf(tokens.density),
  }
}

/** A shadow is the ink's by day; by night only black is darker than the ground, and it takes more of it. */
function shadows({ ground, ink }: Palette, depth: BrandTokens['depth']) {
  const day = isLight(ground)
  const shade = (alpha: number): Hex =>
    veiled(day ? mix(ink, '#000000', 0.5) : '#000000', day ? alpha : alpha * 2.4)
  const raised = `0 1px 2px ${shade(0.08)}, 0 18px 48px -12px ${shade(0.28)}`
  if (depth === 'flat') return { resting: 'none', raised }
  return { resting: `0 1px 2px ${shade(0.05)}, 0 10px 30px -14px ${shade(0.18)}`, raised }
}
