import { allTokens } from '@veranda/brands/tokens'

/** The themes every story is shown in. */
export type SampleTheme = keyof typeof allTokens
export const sampleThemes = Object.keys(allTokens) as readonly SampleTheme[]

export const isSampleTheme = (name: string): name is SampleTheme => Object.hasOwn(allTokens, name)
