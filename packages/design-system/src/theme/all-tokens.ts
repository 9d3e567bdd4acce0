import { leblancTokens } from './themes/leblanc.tokens.ts'
import { moonTokens } from './themes/moon.tokens.ts'
import { palaceTokens } from './themes/palace.tokens.ts'
import { partnerCityTokens } from './themes/partner-city.tokens.ts'
import { partnerResortsTokens } from './themes/partner-resorts.tokens.ts'
import type { BrandTokens } from './tokens.ts'

/** The sample themes, by name: a product's own may be any other. */
export const allTokens = {
  palace: palaceTokens,
  moon: moonTokens,
  leblanc: leblancTokens,
  'partner-resorts': partnerResortsTokens,
  'partner-city': partnerCityTokens,
} as const satisfies Record<string, BrandTokens>
