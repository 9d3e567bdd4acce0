import { offerAnswers } from '@veranda/domain'
import { array, boolean, maxLength, optional, picklist, pipe, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireCancellationReceipt } from '../../wire/cancellation-receipt.ts'
import { freeText, text } from '../../wire/text.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { nothing } from '../../refusals.ts'
import { roomsRefusals } from '../../selection-refusals.ts'
import { freshCancelQuote } from '../../wire/cancel-quote.ts'
import { answer } from '../../wire/shape.ts'

/**
 * Confirms a cancellation quote: all of it, once, or nothing. For some reasons the hotel's team decides
 * first.
 */
export const cancelRooms = /* @__PURE__ */ endpoint({
  name: 'cancelRooms',
  method: 'POST',
  path: '/booking/:bookingId/cancel',
  summary: 'Cancels the rooms of a quote, or asks for it',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({
    quoteId: text(64),
    quoteToken: text(200),
    acceptedPolicy: boolean(),
    /** The codes of the chosen reasons, and the details they require. */
    reason: strictObject({
      firstAnswer: text(64),
      secondAnswer: optional(text(64)),
      otherReason: optional(freeText(1_000)),
      agency: optional(text(200)),
      hotel: optional(text(200)),
      membership: optional(text(200)),
    }),
    offer: optional(picklist(offerAnswers)),
    documentIds: optional(pipe(array(text(64)), maxLength(5))),
  }),
  guard: 'once-on-version',
  refusals: {
    'price-moved': freshCancelQuote,
    'quote-expired': freshCancelQuote,
    'quote-superseded': nothing,
    'quote-not-found': nothing,
    'policy-not-accepted': nothing,
    'reason-missing': nothing,
    'reason-not-known': nothing,
    'details-missing': nothing,
    ...roomsRefusals,
    'offer-not-available': nothing,
    'document-not-found': nothing,
  },
  reply: answer(wireCancellationReceipt),
})
