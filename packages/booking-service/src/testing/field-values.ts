import type { Values } from './request-of.ts'
import type { Owned } from './world-of-guests.ts'

/**
 * Fields that refer to a guest's own data, with the id to fill in. A new field must be entered here, or as
 * nobody's in the test of foreign ids.
 */
export const guestsOwn: Readonly<Record<string, keyof Owned>> = {
  codeReservation: 'reservationCode',
  bookingCode: 'reservationCode',
  reservationCode: 'reservationCode',
  bookingId: 'bookingId',
  roomId: 'roomId',
  idRoom: 'roomId',
  idRooms: 'roomId',
  idGuest: 'guestId',
  idService: 'addOnId',
  quoteId: 'changeQuoteId',
  quoteToken: 'changeQuoteToken',
  paymentId: 'paymentId',
  cardId: 'cardId',
  documentId: 'documentId',
  documentIds: 'otherDocumentId',
  requestId: 'requestId',
  priceMatchId: 'priceMatchId',
}

/** Calls that take a quote of another kind than a change's. */
export const quotesOf: Readonly<Record<string, Readonly<Record<string, keyof Owned>>>> = {
  startPayment: { quoteId: 'payQuoteId', quoteToken: 'payQuoteToken' },
  startBalancePayment: { quoteId: 'balanceQuoteId', quoteToken: 'balanceQuoteToken' },
  startCardVerification: { quoteId: 'balanceQuoteId', quoteToken: 'balanceQuoteToken' },
  agreeToAutomaticCharge: {
    quoteId: 'balanceQuoteId',
    quoteToken: 'balanceQuoteToken',
    paymentId: 'balancePaymentId',
  },
  payBalance: {
    quoteId: 'balanceQuoteId',
    quoteToken: 'balanceQuoteToken',
    paymentId: 'balancePaymentId',
  },
  cancelRooms: { quoteId: 'cancelQuoteId', quoteToken: 'cancelQuoteToken' },
}

/** Values for all other fields a call needs, so that only the tested field decides. */
export const plain: Values = {
  timing: 'now',
  isPriorToArrival: 2,
  paymentType: 1,
  acceptedTerms: true,
  telephone: '15555550142',
  idDefRoomTypes: [12],
  result: 'approval',
  token: 'a-card',
  acceptedPolicy: true,
  firstAnswer: 'changed-plans',
  roomNumbers: [2],
  roomNumber: 2,
  purpose: 'add-services',
  type: 'remove',
  place: 'refund',
  kind: 'stored-card',
  decision: 'grant',
  comment: 'A cot, please',
  answer: 'It will be there',
  ceilingPerNight: 100,
  dateOfBirth: null,
  title: 'mr',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  phoneNumber: '+1 5550100',
  countryCode: 'US',
  brandOnline: 'palace',
  zipCode: '77500',
  city: 'Cancún',
  adults: '2',
  teens: '0',
  kids: '0',
  infants: '0',
  langCode: 'EN',
  lang: 'EN',
  lang_code: 'EN',
  locale: 'en-US',
  application: 'MANAGE_RESERVATION',
  property_code: 'H1',
  ticket: 'H-222222',
  emails: 'noor@example.com',
  reader: 'own',
  outcome: 'called',
}
