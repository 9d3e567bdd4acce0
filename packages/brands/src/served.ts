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

/** The sample brands as a service is handed them: what it serves where nobody hands it others. */
export const sampleBrands: readonly [ServedBrand, ...ServedBrand[]] = [
  { ...palace, site: { folder: 'palace' }, letterLook: letterLookOf(palaceTokens) },
  { ...moon, site: { folder: 'moon' }, letterLook: letterLookOf(moonTokens) },
  { ...leblanc, site: { folder: 'leblanc' }, letterLook: letterLookOf(leblancTokens) },
  {
    ...partnerResorts,
    site: { folder: 'partner', page: 'resorts.html' },
    letterLook: letterLookOf(partnerResortsTokens),
  },
  {
    ...partnerCity,
    site: { folder: 'partner', page: 'city.html' },
    letterLook: letterLookOf(partnerCityTokens),
  },
]
