import { makeTheme } from '../make-theme.ts'
import { leblancTokens } from './leblanc.tokens.ts'

export const leblancTheme = makeTheme(leblancTokens, 'leblanc')
