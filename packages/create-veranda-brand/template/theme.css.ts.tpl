import { makeTheme } from '@veranda/design-system/theme'
import { tokens } from './tokens.ts'

export const theme = makeTheme(tokens, '{{id}}')
