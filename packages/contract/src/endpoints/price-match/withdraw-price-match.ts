import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wirePriceMatch } from '../../wire/price-match.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/** Withdraws a request that the hotel has not answered yet. */
export const withdrawPriceMatch = /* @__PURE__ */ endpoint({
  name: 'withdrawPriceMatch',
  method: 'POST',
  path: '/booking/:bookingId/price-match/withdraw',
  summary: 'Takes back a request to match a price',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({}),
  guard: 'once-on-version',
  refusals: {
    'no-request': nothing,
  },
  reply: answer(wirePriceMatch),
})
