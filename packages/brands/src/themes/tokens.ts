import { leblancTokens } from './leblanc.tokens.ts'
import { moonTokens } from './moon.tokens.ts'
import { palaceTokens } from './palace.tokens.ts'
import { partnerCityTokens } from './partner-city.tokens.ts'
import { partnerResortsTokens } from './partner-resorts.tokens.ts'
import type { BrandTokens } from '@veranda/design-system/theme'

/** The sample themes, by name: a product's own may be any other. */
export const allTokens = {
  palace: palaceTokens,
  moon: moonTokens,
  leblanc: leblancTokens,
  'partner-resorts': partnerResortsTokens,
  'partner-city': partnerCityTokens,
} as const satisfies Record<string, BrandTokens>
