import { makeTheme } from '../make-theme.ts'
import { starterTokens } from './tokens.ts'

/** The starter's look, for trying a component before there is a brand. */
export const starterTheme = makeTheme(starterTokens, 'starter')
