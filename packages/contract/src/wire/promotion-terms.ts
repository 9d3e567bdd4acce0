import type { CurrencyCode, PromotionTerms } from '@veranda/domain'
import { array, type InferOutput, number, object, string } from 'valibot'
import { plainDate } from './plain.ts'
import { decodePromotion, encodePromotion, wirePromotion } from './promotion.ts'

export const wirePromotionTerms = /* @__PURE__ */ object({
  ...wirePromotion.entries,
  bookFrom: plainDate,
  bookUntil: plainDate,
  stayFrom: plainDate,
  stayUntil: plainDate,
  minimumNights: number(),
  id_rateplans: array(number()),
  markets: array(string()),
})
type WirePromotionTerms = InferOutput<typeof wirePromotionTerms>

export const decodePromotionTerms = (wire: WirePromotionTerms, currency: CurrencyCode): PromotionTerms => {
  const {
    promoCode,
    promoCodeType,
    amount,
    appliesTo,
    id_rateplans: ratePlanIds,
    markets: marketCodes,
    ...terms
  } = wire
  return {
    ...terms,
    ratePlanIds,
    marketCodes,
    promotion: decodePromotion({ promoCode, promoCodeType, amount, appliesTo }, currency),
  }
}

export const encodePromotionTerms = (value: PromotionTerms): WirePromotionTerms => {
  const { promotion, ratePlanIds, marketCodes, ...terms } = value
  return {
    ...terms,
    ...encodePromotion(promotion),
    id_rateplans: [...ratePlanIds],
    markets: [...marketCodes],
  }
}
