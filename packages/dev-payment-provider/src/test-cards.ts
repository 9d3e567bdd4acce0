import type { CardConduct } from './tables.ts'

export type TestCard = { readonly number: string; readonly brand: CardBrand; readonly conduct: CardConduct }
type CardBrand = 'visa' | 'mastercard'

/** The only numbers the embedded provider takes: the usual ones for testing. Anybody's own card is turned away. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'visa', conduct: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', conduct: 'pays' },
  { number: '4000000000000002', brand: 'visa', conduct: 'refused' },
  { number: '4000000000009995', brand: 'visa', conduct: 'insufficient-funds' },
  { number: '4000000000000069', brand: 'visa', conduct: 'card-expired' },
  { number: '4000000000000127', brand: 'visa', conduct: 'wrong-security-code' },
  { number: '4000000000003220', brand: 'visa', conduct: 'asks-first' },
  { number: '4000000000000341', brand: 'visa', conduct: 'declined-once-stored' },
  { number: '4000000000000119', brand: 'visa', conduct: 'loses-the-answer' },
]

export const testCardOf = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number)
