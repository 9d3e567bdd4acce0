import { webFont } from '@veranda/design-system/theme'
import { partnerCityTokens } from './partner-city.tokens.ts'

webFont(
  partnerCityTokens.display.family,
  '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2',
  '400 900',
)
webFont(
  partnerCityTokens.text.family,
  '@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2',
  '100 900',
)
