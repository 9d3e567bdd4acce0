import { array, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { decodeRate, rateRequest, ratesGiven, wireRate } from '../../wire/rate.ts'

/** Step two of pricing a stay: the same rooms after their promotion. The rates sent along are only compared. */
export const listPromotedRates = /* @__PURE__ */ endpoint({
  name: 'listPromotedRates',
  method: 'POST',
  path: '/booking/ratebyroompromotion',
  summary: "The rooms' rates for other dates, after the promotion",
  access: 'guest',
  body: strictObject({ ...rateRequest, rates: ratesGiven }),
  refusals: [
    'rate-not-found',
    'rate-promotion-not-found',
    'promotion-not-found',
    'promotion-not-valid',
    'stay-not-possible',
    'span-too-long',
  ],
  reply: { status: 200, schema: array(wireRate), decode: (wire) => wire.map(decodeRate) },
})
