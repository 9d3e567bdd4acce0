import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { rateRequest, ratesGiven, wireRate } from '../../wire/rate.ts'
import { nothing } from '../../refusals.ts'
import { promotionRefusals } from '../../selection-refusals.ts'
import { unavailableStay } from '../../wire/unavailable-stay.ts'
import { answer, list } from '../../wire/shape.ts'

/** Step two of pricing a stay: the same rooms with their promotion. The submitted rates are only compared. */
export const listPromotedRates = /* @__PURE__ */ endpoint({
  name: 'listPromotedRates',
  method: 'POST',
  path: '/booking/ratebyroompromotion',
  summary: "The rooms' rates for other dates, after the promotion",
  access: 'guest',
  body: strictObject({ ...rateRequest, rates: ratesGiven }),
  refusals: {
    'rate-promotion-not-found': unavailableStay,
    ...promotionRefusals,
    'stay-not-possible': unavailableStay,
    'span-too-long': nothing,
  },
  reply: answer(list(wireRate)),
})
