import { sampleBrands } from '@veranda/brands/served'
import { brandsOf } from '../platform/brands.ts'
import { letterheadOf } from '../letters/letterhead.ts'

/** The brands of the sample group, as tests hand them in. */
export const brands = brandsOf(sampleBrands)

export const palaceLetterhead = letterheadOf(brands.get('palace'))

/** The same brands, each offering the languages of all of them. */
export const brandsInEveryLanguage = brandsOf(
  sampleBrands.map((brand) => ({ ...brand, locales: [brand.locales[0], ...brands.locales] })),
)
