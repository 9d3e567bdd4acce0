import { type BrandFooter, everyBrand, type LetterLook, letterLooks } from '@veranda/brands'
import type { BrandKey } from '@veranda/domain'

/** What a letter says of its brand, and how it looks. */
export type Letterhead = {
  readonly displayName: string
  readonly website: string
  readonly footer: BrandFooter
  readonly look: LetterLook
}

export function letterheadOf(brand: BrandKey): Letterhead {
  const { displayName, website, footer } = everyBrand[brand]
  return { displayName, website, footer, look: letterLooks[brand] }
}
