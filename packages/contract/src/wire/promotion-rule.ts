import type { CurrencyCode, PromotionTerms } from '@veranda/domain'
import { encode } from './encode.ts'
import { wirePromotionTerms } from './promotion-terms.ts'
import { currencyAs, flat, parts } from './shape.ts'

/** The terms of a promotion by themselves: they name the currency of an amount that is taken off. */
export const wirePromotionRule = /* @__PURE__ */ parts({
  currencyCode: currencyAs('currency'),
  terms: flat(wirePromotionTerms),
})
export const encodePromotionRule = (terms: PromotionTerms, currency: CurrencyCode) =>
  encode(wirePromotionRule, { currency, terms })
