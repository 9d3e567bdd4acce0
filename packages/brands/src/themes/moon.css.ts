import { makeTheme } from '@veranda/design-system/theme'
import { moonTokens } from './moon.tokens.ts'

export const moonTheme = makeTheme(moonTokens, 'moon')
