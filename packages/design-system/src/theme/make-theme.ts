import { globalStyle } from '@vanilla-extract/css'
import { declareStandIns } from './font-face.ts'
import { themeValues } from './theme-values.ts'
import type { BrandTokens } from './tokens.ts'

/**
 * Writes a brand's theme into the stylesheet that calls it, and returns its class for `<html>`: `theme-` and the name,
 * so that the page's HTML can wear it before any script runs. Black by choice (`data-mode="black"`) or by the device's
 * setting (unless `data-mode="light"`), never on paper.
 */
export function makeTheme(tokens: BrandTokens, name: string): string {
  const theme = `theme-${name}`
  const { always, light, black } = themeValues(tokens)
  const byNight = { colorScheme: 'dark', vars: black }
  declareStandIns(tokens.display)
  declareStandIns(tokens.text)
  globalStyle(`.${theme}`, { colorScheme: 'light', vars: { ...always, ...light } })
  globalStyle(`.${theme}:not([data-mode=light])`, {
    '@media': { 'screen and (prefers-color-scheme: dark)': byNight },
  })
  globalStyle(`.${theme}[data-mode=black]`, { '@media': { screen: byNight } })
  return theme
}
