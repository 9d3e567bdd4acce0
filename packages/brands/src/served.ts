import { letterLookOf } from '@veranda/design-system/letter-look'
import { leblancTokens } from '@veranda/design-system/tokens/leblanc'
import { moonTokens } from '@veranda/design-system/tokens/moon'
import { palaceTokens } from '@veranda/design-system/tokens/palace'
import { partnerCityTokens } from '@veranda/design-system/tokens/partner-city'
import { partnerResortsTokens } from '@veranda/design-system/tokens/partner-resorts'
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
