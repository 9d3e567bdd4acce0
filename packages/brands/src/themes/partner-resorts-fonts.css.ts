import { webFont } from '@veranda/design-system/theme'
import { partnerResortsTokens } from './partner-resorts.tokens.ts'

webFont(
  partnerResortsTokens.display.family,
  '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  '400',
)
webFont(
  partnerResortsTokens.text.family,
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  '200 900',
)
