import { everyBrand } from '@veranda/brands'
import type { BrandKey } from '@veranda/domain'

/** What a letter says of its brand. */
export type Letterhead = { readonly displayName: string; readonly helpPhone: string }

export function letterheadOf(brand: BrandKey): Letterhead {
  const { displayName, helpLines } = everyBrand[brand]
  // A letter is read anywhere: the number as it is dialled from abroad.
  const line = helpLines.find(({ region }) => region === 'anywhere') ?? helpLines[0]
  return { displayName, helpPhone: line?.display ?? '' }
}
