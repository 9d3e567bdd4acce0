import { makeTheme } from '../make-theme.ts'
import { partnerCityTokens } from './partner-city.tokens.ts'

export const partnerCityTheme = makeTheme(partnerCityTokens, 'partner-city')
