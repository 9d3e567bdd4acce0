import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wirePromotionTerms } from '../../wire/promotion-terms.ts'
import { answer, currencyAs, flat, parts } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** The terms of a promotion by themselves: they name the currency of an amount that is taken off. */
const wirePromotionRule = /* @__PURE__ */ parts({
  currencyCode: currencyAs('currency'),
  terms: flat(wirePromotionTerms),
})

/** What a promotion code takes off at the reservation's property, and for which stays, before anything is priced. */
export const getPromotion = /* @__PURE__ */ endpoint({
  name: 'getPromotion',
  method: 'POST',
  path: '/booking/promocoderulebyproprietary',
  summary: 'The rule of a promotion code at a property',
  access: 'guest',
  body: strictObject({ promocode: text(40), property_code: text(10) }),
  refusals: {
    'promotion-not-found': nothing,
    'promotion-not-valid': nothing,
  },
  reply: answer(wirePromotionRule),
})
