import { webFont } from '@veranda/design-system/theme'
import { palaceTokens } from './palace.tokens.ts'

webFont(
  palaceTokens.display.family,
  '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2',
  '400 900',
)
webFont(
  palaceTokens.text.family,
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  '200 900',
)
