/** As the provider calls them, and as they are printed on the card. */
const schemes: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  maestro: 'Maestro',
  cup: 'UnionPay',
  paypal: 'PayPal',
}

/** "Visa": a card's scheme as its holder knows it. */
export const cardSchemeName = (scheme: string): string => schemes[scheme.toLowerCase()] ?? scheme
