import type { Hex } from './color.ts'

/** What a brand decides. Everything else a screen reads is derived from it in `make-theme`. */
export type BrandTokens = {
  readonly light: Palette
  readonly black: Palette
  readonly display: FontChoice
  readonly text: FontChoice
  readonly strongWeight: string
  /** Size of display type against the common scale: faces of small x-height need more. */
  readonly displayScale: number
  readonly displayTracking: string
  readonly corners: { readonly control: string; readonly surface: string; readonly pill: string }
  readonly density: Density
  readonly labels: { readonly case: 'none' | 'uppercase'; readonly tracking: string }
  readonly depth: 'flat' | 'soft'
}

/** The colours of one mode, light or black. */
export type Palette = {
  readonly ground: Hex
  readonly surface: Hex
  /** A quieter panel, and the hairlines: where a brand's warmth or coolness shows. */
  readonly sunken: Hex
  readonly line: Hex
  readonly ink: Hex
  readonly accent: Hex
  readonly joy: Hex
  readonly stage: Hex
  readonly onStage: Hex
  readonly scene: ScenePalette
}

/** The few colours from which the pictures are drawn. */
export type ScenePalette = {
  readonly skyHigh: Hex
  readonly skyLow: Hex
  readonly glow: Hex
  readonly land: Hex
  readonly water: Hex
  readonly wall: Hex
}

export type FontChoice = {
  readonly family: string
  readonly metrics: FontMetrics
  readonly weight: string
  /** Which fonts of the device stand in until the web font is there. */
  readonly standIns: 'serif' | 'sans'
  /** What stands in for it in letters, which load no font: a CSS list; the usual one for its kind if nothing is said. */
  readonly inLetters?: string
  /** How much further than drawn the words of a tight text face stand apart: "1 room" is read as two. */
  readonly wordSpacing?: string
}

export type FontMetrics = {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly unitsPerEm: number
  readonly xWidthAvg: number
}

export type Density = 'compact' | 'comfortable' | 'airy' | 'very-airy'
