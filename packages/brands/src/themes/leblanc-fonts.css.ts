import { webFont } from '@veranda/design-system/theme'
import { leblancTokens } from './leblanc.tokens.ts'

webFont(
  leblancTokens.display.family,
  '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
  '300 700',
)
webFont(leblancTokens.text.family, '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2', '100 900')
