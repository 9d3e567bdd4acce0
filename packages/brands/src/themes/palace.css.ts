import { makeTheme } from '@veranda/design-system/theme'
import { palaceTokens } from './palace.tokens.ts'

export const palaceTheme = makeTheme(palaceTokens, 'palace')
