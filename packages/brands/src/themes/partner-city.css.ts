import { makeTheme } from '@veranda/design-system/theme'
import { partnerCityTokens } from './partner-city.tokens.ts'

export const partnerCityTheme = makeTheme(partnerCityTokens, 'partner-city')
