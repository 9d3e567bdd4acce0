import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wirePromotionRule } from '../../wire/promotion-rule.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

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
