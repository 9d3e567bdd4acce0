import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { rateRequest, wireRate } from '../../wire/rate.ts'
import { nothing } from '../../refusals.ts'
import { unavailableStay } from '../../wire/unavailable-stay.ts'
import { answer, list } from '../../wire/shape.ts'

/** Step one of pricing a stay: the price of the rooms without a promotion. */
export const listRates = /* @__PURE__ */ endpoint({
  name: 'listRates',
  method: 'POST',
  path: '/booking/rate-internal',
  summary: "The rooms' rates for other dates, without promotion",
  access: 'guest',
  body: strictObject(rateRequest),
  refusals: {
    'rate-not-found': unavailableStay,
    'stay-not-possible': unavailableStay,
    'span-too-long': nothing,
  },
  reply: answer(list(wireRate)),
})
