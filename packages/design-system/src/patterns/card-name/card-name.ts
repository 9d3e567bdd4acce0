import { cardSchemeName } from '@veranda/domain'
import type { LaterWords } from '../later-words/index.ts'

/** A card as its holder knows it; the number stays with the payment provider. */
export type NamedCard = { readonly scheme: string; readonly lastDigits: string }

/** "Visa ending in 1111": said, not drawn with dots, so that it can be read aloud. */
export const cardName = ({ scheme, lastDigits }: NamedCard, words: LaterWords): string =>
  scheme === 'paypal'
    ? 'PayPal'
    : words('card-name.ending', { scheme: cardSchemeName(scheme), digits: lastDigits })
