/** What the fields of the embedded payment provider's form say. `scripts/card-form-words.test.mjs` compares them. */
export const cardFormWords = {
  'en-US': {
    number: 'Card number',
    expiry: 'Expiration date',
    expiryHint: 'MM/YY',
    securityCode: 'Security code',
    securityCodeHint: '3 or 4 digits',
  },
  'es-MX': {
    number: 'Número de tarjeta',
    expiry: 'Fecha de vencimiento',
    expiryHint: 'MM/AA',
    securityCode: 'Código de seguridad',
    securityCodeHint: '3 o 4 dígitos',
  },
  'it-IT': {
    number: 'Numero della carta',
    expiry: 'Data di scadenza',
    expiryHint: 'MM/AA',
    securityCode: 'Codice di sicurezza',
    securityCodeHint: '3 o 4 cifre',
  },
} as const
