/** What the fields of the embedded payment provider's form say. `scripts/card-form-words.test.mjs` compares them. */
export const cardFormWords = {
  'en-US': {
    number: 'Card number',
    expiry: 'Expiration',
    expiryHint: 'MM/YY',
    securityCode: 'Security code',
    securityCodeHint: '3 or 4 digits',
  },
  'es-MX': {
    number: 'Número de tarjeta',
    expiry: 'Vencimiento',
    expiryHint: 'MM/AA',
    securityCode: 'Código CVV',
    securityCodeHint: '3 o 4 dígitos',
  },
  'it-IT': {
    number: 'Numero della carta',
    expiry: 'Scadenza',
    expiryHint: 'MM/AA',
    securityCode: 'Codice CVV',
    securityCodeHint: '3 o 4 cifre',
  },
} as const
