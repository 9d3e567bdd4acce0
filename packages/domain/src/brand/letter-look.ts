/**
 * The design of a brand's letters: the theme's colours in both modes, its corners and labels, and its fonts
 * with their system fallbacks, since a letter loads nothing.
 */
export type LetterLook = {
  readonly light: LetterPalette
  readonly black: LetterPalette
  readonly display: {
    readonly family: string
    readonly weight: string
    readonly scale: number
    readonly tracking: string
  }
  readonly text: string
  readonly strongWeight: string
  readonly corners: { readonly control: string; readonly surface: string }
  readonly labels: { readonly case: 'none' | 'uppercase'; readonly tracking: string }
}

export const letterColors = [
  'ground',
  'surface',
  'line',
  'ink',
  'inkMuted',
  'accent',
  'onAccent',
  'accentText',
  'stage',
  'onStage',
] as const

export type LetterPalette = Readonly<Record<(typeof letterColors)[number], string>>
