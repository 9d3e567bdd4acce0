import { makeTheme } from '../make-theme.ts'
import { moonTokens } from './moon.tokens.ts'

export const moonTheme = makeTheme(moonTokens, 'moon')
