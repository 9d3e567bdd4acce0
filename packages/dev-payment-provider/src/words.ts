import type { Locale } from '@veranda/domain'

type PageWords = {
  readonly card: string
  readonly number: string
  readonly expiry: string
  readonly expiryHint: string
  readonly securityCode: string
  readonly securityCodeHint: string
  readonly numberWrong: string
  readonly expiryWrong: string
  readonly securityCodeWrong: string
  readonly testCardsOnly: string
  readonly unreachable: string
  readonly bank: string
  readonly asks: string
  readonly asksPayPal: string
  readonly asksToStore: string
  readonly approve: string
  readonly refuse: string
  readonly leave: string
  readonly over: string
}

// The provider's pages are not the product's: they speak for themselves, as a real provider's would.
const pageWords: Readonly<Record<Locale, PageWords>> & { readonly 'en-US': PageWords } = {
  'en-US': {
    card: 'Card',
    number: 'Card number',
    expiry: 'Expiration',
    expiryHint: 'MM/YY',
    securityCode: 'Security code',
    securityCodeHint: '3 or 4 digits',
    numberWrong: 'Check the card number.',
    expiryWrong: 'Check the expiration date: month and year, not in the past.',
    securityCodeWrong: 'Check the security code: 3 or 4 digits.',
    testCardsOnly: 'Only test cards are accepted here. Try 4111 1111 1111 1111.',
    unreachable: 'We couldn’t check the card. Please try again.',
    bank: 'Your bank',
    asks: 'Do you approve a payment of {amount} with your card ending in {digits}?',
    approve: 'Approve',
    asksToStore: 'Do you allow this hotel to charge your card ending in {digits} later?',
    asksPayPal: 'Do you approve a payment of {amount} with your PayPal account?',
    refuse: 'Decline',
    leave: 'Go back without answering',
    over: 'You’ve already answered this request. You can return to your reservation.',
  },
  'es-MX': {
    card: 'Tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Vencimiento',
    expiryHint: 'MM/AA',
    securityCode: 'Código CVV',
    securityCodeHint: '3 o 4 dígitos',
    numberWrong: 'Revise el número de tarjeta.',
    expiryWrong: 'Revise la fecha de vencimiento: mes y año; la tarjeta debe estar vigente.',
    securityCodeWrong: 'Revise el código CVV: 3 o 4 dígitos.',
    testCardsOnly: 'Aquí solo se aceptan tarjetas de prueba. Pruebe con 4111 1111 1111 1111.',
    unreachable: 'No pudimos verificar la tarjeta. Inténtelo de nuevo.',
    bank: 'Su banco',
    asks: '¿Aprueba el pago de {amount} con su tarjeta terminada en {digits}?',
    approve: 'Aprobar',
    asksToStore: '¿Autoriza que este hotel haga cargos posteriores a su tarjeta terminada en {digits}?',
    asksPayPal: '¿Aprueba el pago de {amount} con su cuenta de PayPal?',
    refuse: 'Rechazar',
    leave: 'Volver sin responder',
    over: 'Ya respondió a esta solicitud. Puede volver a su reservación.',
  },
  'it-IT': {
    card: 'Carta',
    number: 'Numero della carta',
    expiry: 'Scadenza',
    expiryHint: 'MM/AA',
    securityCode: 'Codice CVV',
    securityCodeHint: '3 o 4 cifre',
    numberWrong: 'Controlli il numero della carta.',
    expiryWrong: 'Controlli mese e anno di scadenza: la data non deve essere già passata.',
    securityCodeWrong: 'Controlli il codice CVV: 3 o 4 cifre.',
    testCardsOnly: 'Qui si accettano solo carte di prova. Provi con 4111 1111 1111 1111.',
    unreachable: 'Non siamo riusciti a verificare la carta. Riprovi.',
    bank: 'La sua banca',
    asks: 'Approva il pagamento di {amount} con la sua carta che termina con {digits}?',
    approve: 'Approva',
    asksToStore: 'Autorizza questo hotel ad addebitare in seguito la sua carta che termina con {digits}?',
    asksPayPal: 'Approva il pagamento di {amount} con il suo conto PayPal?',
    refuse: 'Rifiuta',
    leave: 'Tornare senza rispondere',
    over: 'Ha già risposto a questa richiesta. Può tornare alla sua prenotazione.',
  },
}

export const pageLocales: readonly Locale[] = Object.keys(pageWords)

export const pageWordsIn = (locale: Locale): PageWords => pageWords[locale] ?? pageWords['en-US']
