import { makeTheme } from '../make-theme.ts'
import { palaceTokens } from './palace.tokens.ts'

export const palaceTheme = makeTheme(palaceTokens, 'palace')
