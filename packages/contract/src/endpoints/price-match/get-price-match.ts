import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wirePriceMatch } from '../../wire/price-match.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer } from '../../wire/shape.ts'

/** The latest request for a price match, and its state. */
export const getPriceMatch = /* @__PURE__ */ endpoint({
  name: 'getPriceMatch',
  method: 'GET',
  path: '/booking/:bookingId/price-match',
  summary: 'The latest request to match a price',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  reply: answer(wirePriceMatch),
})
