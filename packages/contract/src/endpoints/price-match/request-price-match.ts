import { array, maxLength, minLength, pipe, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wirePriceMatch } from '../../wire/price-match.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { text } from '../../wire/text.ts'
import { actionReason, nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/** Asks the hotel to match a better price, with files that show it. The stay stays booked as it is. */
export const requestPriceMatch = /* @__PURE__ */ endpoint({
  name: 'requestPriceMatch',
  method: 'POST',
  path: '/booking/:bookingId/price-match',
  summary: 'Asks to match a better price',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({ documentIds: pipe(array(text(64)), minLength(1), maxLength(5)) }),
  guard: 'once-on-version',
  refusals: {
    'price-match-open': nothing,
    'document-not-found': nothing,
    'action-not-allowed': actionReason,
  },
  reply: answer(wirePriceMatch),
})
