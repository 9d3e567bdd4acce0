import { webFont } from '../font-face.ts'
import { starterTokens } from './tokens.ts'

webFont(
  starterTokens.text.family,
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  '200 900',
)
