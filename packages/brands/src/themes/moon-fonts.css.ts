import { webFont } from '@veranda/design-system/theme'
import { moonTokens } from './moon.tokens.ts'

webFont(
  moonTokens.display.family,
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  '100 900',
)
webFont(
  moonTokens.text.family,
  '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
  '200 1000',
)
