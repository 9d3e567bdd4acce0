import { wirePromotionTerms } from './promotion-terms.ts'
import { currencyAs, flat, parts } from './shape.ts'

/** The terms of a promotion by themselves: they name the currency of an amount that is taken off. */
export const wirePromotionRule = /* @__PURE__ */ parts({
  currencyCode: currencyAs('currency'),
  terms: flat(wirePromotionTerms),
})
