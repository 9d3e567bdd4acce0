import { makeTheme } from '../make-theme.ts'
import { partnerResortsTokens } from './partner-resorts.tokens.ts'

export const partnerResortsTheme = makeTheme(partnerResortsTokens, 'partner-resorts')
