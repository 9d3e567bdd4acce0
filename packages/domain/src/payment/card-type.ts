import { cardSchemeName } from './card-scheme.ts'

/** A kind of card as the hotel’s catalogue has it; `code` is the payment provider’s word for it. */
export type CardType = { readonly code: string; readonly name: string; readonly isActive: boolean }

/**
 * Whether cards of a scheme are taken: not where their kind is in the catalogue and switched off. A kind that is not listed is
 * taken. Providers spell one scheme in several ways.
 */
export const isCardTaken = (scheme: string, types: readonly CardType[]): boolean =>
  types.every(({ code, isActive }) => isActive || !isSameScheme(code, scheme))

const isSameScheme = (one: string, other: string): boolean =>
  cardSchemeName(one).toLowerCase() === cardSchemeName(other).toLowerCase()
