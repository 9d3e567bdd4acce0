import { makeTheme } from '@veranda/design-system/theme'
import { leblancTokens } from './leblanc.tokens.ts'

export const leblancTheme = makeTheme(leblancTokens, 'leblanc')
