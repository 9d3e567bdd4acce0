import { localized } from '../later-words/localized.tsx'
import { PriceMatch as Part, type PriceMatchProps } from './price-match.tsx'

export type { Withdrawing } from './price-match.tsx'
export type { PriceMatchProps }

/** Where a request for a better price stands, with the sentences it speaks. */
export const PriceMatch = localized<PriceMatchProps>(Part, null)
