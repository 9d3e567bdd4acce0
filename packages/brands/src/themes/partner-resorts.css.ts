import { makeTheme } from '@veranda/design-system/theme'
import { partnerResortsTokens } from './partner-resorts.tokens.ts'

export const partnerResortsTheme = makeTheme(partnerResortsTokens, 'partner-resorts')
