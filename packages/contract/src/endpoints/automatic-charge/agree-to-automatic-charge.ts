import { boolean, optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { balanceRefusals } from '../../balance-refusals.ts'
import { wireAgreedCharge } from '../../wire/automatic-charge.ts'
import { notBeforeArrivalReason } from '../../wire/not-before-arrival.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/**
 * Agrees that a balance is charged to a stored card on the day it is due (payment type 2). Nothing is charged now. It
 * takes the place of an earlier agreement: with another card, or to another amount.
 */
export const agreeToAutomaticCharge = /* @__PURE__ */ endpoint({
  name: 'agreeToAutomaticCharge',
  method: 'POST',
  path: '/booking/:bookingId/automatic-charge',
  summary: 'Agrees that a balance is charged to a stored card on its day',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({
    /** Of the whole balance. */
    quoteId: text(64),
    quoteToken: text(200),
    /** A stored card. */
    cardId: optional(text(64)),
    /** Or the verification of a new one (`startCardVerification`). */
    paymentId: optional(text(64)),
    /** The guest accepted the terms that hold now, in the language of the call: it is noted which. */
    acceptedTerms: optional(boolean()),
  }),
  guard: 'once-on-version',
  refusals: {
    ...balanceRefusals,
    'terms-not-accepted': nothing,
    'not-before-arrival': notBeforeArrivalReason,
    'method-not-offered': nothing,
    'card-not-found': nothing,
    /** The card is no longer good on the day of the charge. */
    'card-expires-first': nothing,
    'charge-under-way': nothing,
    'payments-not-configured': nothing,
  },
  reply: answer(wireAgreedCharge),
})
