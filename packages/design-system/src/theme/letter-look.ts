import { type LetterLook, type LetterPalette, letterColors } from '@veranda/domain'
import { deriveColors } from './derive-colors.ts'
import type { BrandTokens, FontChoice, Palette } from './tokens.ts'

/** How a brand's letters look, from the tokens of its theme: the same colours, type, corners and labels as its pages. */
export const letterLookOf = ({ display, text, ...tokens }: BrandTokens): LetterLook => ({
  light: letterPalette(tokens.light),
  black: letterPalette(tokens.black),
  display: {
    family: letterFont(display),
    weight: display.weight,
    scale: tokens.displayScale,
    tracking: tokens.displayTracking,
  },
  text: letterFont(text),
  strongWeight: tokens.strongWeight,
  corners: { control: tokens.corners.control, surface: tokens.corners.surface },
  labels: tokens.labels,
})

function letterPalette(palette: Palette): LetterPalette {
  const colors = deriveColors(palette)
  return Object.fromEntries(letterColors.map((role) => [role, colors[role]])) as LetterPalette
}

const usual: Record<FontChoice['standIns'], string> = {
  serif: "Georgia, 'Times New Roman', serif",
  sans: "'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
}

/** The brand's font where a device has it, then what comes closest: a letter loads none. */
const letterFont = ({ family, standIns, inLetters = usual[standIns] }: FontChoice): string =>
  `${/^\w+$/.test(family) ? family : `'${family}'`}, ${inLetters}`
