import type { BrandKey } from '@veranda/domain'
import { leblancTokens } from './themes/leblanc.tokens.ts'
import { moonTokens } from './themes/moon.tokens.ts'
import { palaceTokens } from './themes/palace.tokens.ts'
import { partnerCityTokens } from './themes/partner-city.tokens.ts'
import { partnerResortsTokens } from './themes/partner-resorts.tokens.ts'
import type { BrandTokens } from './tokens.ts'

/** Complete by type: a brand without a theme does not compile. */
export const allTokens: Record<BrandKey, BrandTokens> = {
  palace: palaceTokens,
  moon: moonTokens,
  leblanc: leblancTokens,
  'partner-resorts': partnerResortsTokens,
  'partner-city': partnerCityTokens,
}
