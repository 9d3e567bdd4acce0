import type { BrandKey } from '@veranda/domain'

/**
 * How a brand's letters look: the theme's own colours in both modes, its corners and labels, and its fonts with what stands
 * in for them, since a letter loads nothing. Apart from the brands' files: no browser needs it.
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

export type LetterPalette = Readonly<
  Record<
    | 'ground'
    | 'surface'
    | 'line'
    | 'ink'
    | 'inkMuted'
    | 'accent'
    | 'onAccent'
    | 'accentText'
    | 'stage'
    | 'onStage',
    string
  >
>

/** The sample brands' letters. A test holds each value to the brand's theme. */
export const letterLooks: Record<BrandKey, LetterLook> = {
  palace: {
    light: {
      ground: '#f8f3e8',
      surface: '#fffcf5',
      line: '#e2d3b4',
      ink: '#13233f',
      inkMuted: '#586579',
      accent: '#c2a05a',
      onAccent: '#13233f',
      accentText: '#776135',
      stage: '#12213c',
      onStage: '#f6ead2',
    },
    black: {
      ground: '#080e1b',
      surface: '#0f182b',
      line: '#34353a',
      ink: '#f4ead6',
      inkMuted: '#9d9c98',
      accent: '#d2ad68',
      onAccent: '#03050c',
      accentText: '#d2ad68',
      stage: '#0f1d38',
      onStage: '#f6e7c6',
    },
    display: {
      family: "'Playfair Display', Georgia, 'Times New Roman', serif",
      weight: '450',
      scale: 1,
      tracking: '-0.005em',
    },
    text: "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    strongWeight: '600',
    corners: { control: '2px', surface: '2px' },
    labels: { case: 'uppercase', tracking: '0.14em' },
  },
  moon: {
    light: {
      ground: '#f3f9f8',
      surface: '#ffffff',
      line: '#cfe5e1',
      ink: '#0c383e',
      inkMuted: '#516d71',
      accent: '#00757c',
      onAccent: '#ffffff',
      accentText: '#00757c',
      stage: '#d5efeb',
      onStage: '#0c383e',
    },
    black: {
      ground: '#04161a',
      surface: '#0a2328',
      line: '#1c4046',
      ink: '#e4f5f2',
      inkMuted: '#93a7a7',
      accent: '#55d0c6',
      onAccent: '#01090c',
      accentText: '#55d0c6',
      stage: '#0a2d33',
      onStage: '#dcf7f2',
    },
    display: {
      family: "Fraunces, 'Iowan Old Style', Georgia, serif",
      weight: '560',
      scale: 1,
      tracking: '-0.02em',
    },
    text: "'Nunito Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    strongWeight: '700',
    corners: { control: '16px', surface: '24px' },
    labels: { case: 'none', tracking: '0.005em' },
  },
  leblanc: {
    light: {
      ground: '#ffffff',
      surface: '#ffffff',
      line: '#dcd9d4',
      ink: '#141414',
      inkMuted: '#5a5a5a',
      accent: '#141414',
      onAccent: '#ffffff',
      accentText: '#141414',
      stage: '#f4f2ef',
      onStage: '#141414',
    },
    black: {
      ground: '#000000',
      surface: '#0c0c0c',
      line: '#33312f',
      ink: '#f3f1ed',
      inkMuted: '#9b9a97',
      accent: '#f3f1ed',
      onAccent: '#000000',
      accentText: '#f3f1ed',
      stage: '#000000',
      onStage: '#f3f1ed',
    },
    display: {
      family: "'Cormorant Garamond', Garamond, Baskerville, Georgia, serif",
      weight: '400',
      scale: 1.16,
      tracking: '0.005em',
    },
    text: "Jost, Futura, 'Century Gothic', Helvetica, Arial, sans-serif",
    strongWeight: '500',
    corners: { control: '0', surface: '0' },
    labels: { case: 'uppercase', tracking: '0.2em' },
  },
  'partner-resorts': {
    light: {
      ground: '#f4ecdd',
      surface: '#fdf8ee',
      line: '#dfcdae',
      ink: '#2c311d',
      inkMuted: '#606351',
      accent: '#a4472a',
      onAccent: '#ffffff',
      accentText: '#a4472a',
      stage: '#e6d8bd',
      onStage: '#2c311d',
    },
    black: {
      ground: '#12130c',
      surface: '#1b1d13',
      line: '#3b3b2a',
      ink: '#f2e8d5',
      inkMuted: '#a19c8c',
      accent: '#e28e66',
      onAccent: '#070704',
      accentText: '#e28e66',
      stage: '#23261a',
      onStage: '#f5e7cb',
    },
    display: {
      family: 'Marcellus, Optima, Palatino, Georgia, serif',
      weight: '400',
      scale: 0.98,
      tracking: '0.005em',
    },
    text: "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    strongWeight: '600',
    corners: { control: '8px', surface: '12px' },
    labels: { case: 'none', tracking: '0.02em' },
  },
  'partner-city': {
    light: {
      ground: '#ece8e2',
      surface: '#f9f6f1',
      line: '#d2c0a0',
      ink: '#252427',
      inkMuted: '#646364',
      accent: '#6d1c31',
      onAccent: '#ffffff',
      accentText: '#6d1c31',
      stage: '#232226',
      onStage: '#efe5d4',
    },
    black: {
      ground: '#0e0d10',
      surface: '#17161a',
      line: '#453b30',
      ink: '#ece6db',
      inkMuted: '#9c9893',
      accent: '#8e2b47',
      onAccent: '#ffffff',
      accentText: '#c0808c',
      stage: '#141317',
      onStage: '#ead9b8',
    },
    display: {
      family: "'Bodoni Moda', Didot, 'Bodoni MT', Georgia, serif",
      weight: '450',
      scale: 0.98,
      tracking: '-0.01em',
    },
    text: "'Inter Tight', Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif",
    strongWeight: '600',
    corners: { control: '2px', surface: '2px' },
    labels: { case: 'uppercase', tracking: '0.09em' },
  },
}
