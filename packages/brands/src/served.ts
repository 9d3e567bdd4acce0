import { createRequire } from 'node:module'
import { letterLookOf } from '@veranda/design-system/letter-look'
import { leblancTokens } from './themes/leblanc.tokens.ts'
import { moonTokens } from './themes/moon.tokens.ts'
import { palaceTokens } from './themes/palace.tokens.ts'
import { partnerCityTokens } from './themes/partner-city.tokens.ts'
import { partnerResortsTokens } from './themes/partner-resorts.tokens.ts'
import type { ServedBrand } from '@veranda/domain'
import { leblanc } from './leblanc.ts'
import { moon } from './moon.ts'
import { palace } from './palace.ts'
import { partnerCity } from './partner-city.ts'
import { partnerResorts } from './partner-resorts.ts'

const require = createRequire(import.meta.url)
const filesOf = (family: string, weight: number): readonly string[] =>
  ['latin', 'latin-ext'].map((part) =>
    require.resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`),
  )

/** The fonts of a brand's documents, at the weights of its pages. */
const documentFontsOf = (display: string, text: string, displayWeight = 400) => ({
  display: filesOf(display, displayWeight),
  text: filesOf(text, 400),
  strong: filesOf(text, 600),
})

/** The sample brands as a service is handed them: what it serves where nobody hands it others. */
export const sampleBrands: readonly [ServedBrand, ...ServedBrand[]] = [
  {
    ...palace,
    site: { folder: 'palace' },
    letterLook: letterLookOf(palaceTokens),
    documentFonts: documentFontsOf('playfair-display', 'source-sans-3'),
  },
  {
    ...moon,
    site: { folder: 'moon' },
    letterLook: letterLookOf(moonTokens),
    documentFonts: documentFontsOf('fraunces', 'nunito-sans'),
  },
  {
    ...leblanc,
    site: { folder: 'leblanc' },
    letterLook: letterLookOf(leblancTokens),
    documentFonts: documentFontsOf('cormorant-garamond', 'jost'),
  },
  {
    ...partnerResorts,
    site: { folder: 'partner', page: 'resorts.html' },
    letterLook: letterLookOf(partnerResortsTokens),
    documentFonts: documentFontsOf('marcellus', 'source-sans-3'),
  },
  {
    ...partnerCity,
    site: { folder: 'partner', page: 'city.html' },
    letterLook: letterLookOf(partnerCityTokens),
    documentFonts: documentFontsOf('bodoni-moda', 'inter-tight'),
  },
]
