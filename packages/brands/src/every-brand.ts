import type { BrandKey } from '@veranda/domain'
import type { Brand } from './brand.ts'
import { leblanc } from './leblanc.ts'
import { moon } from './moon.ts'
import { palace } from './palace.ts'
import { partnerCity } from './partner-city.ts'
import { partnerResorts } from './partner-resorts.ts'

/** Every brand by its key, for the service and for tests; a shell imports its own brand's file alone. */
export const everyBrand: Record<BrandKey, Brand> = {
  palace,
  moon,
  leblanc,
  'partner-resorts': partnerResorts,
  'partner-city': partnerCity,
}
