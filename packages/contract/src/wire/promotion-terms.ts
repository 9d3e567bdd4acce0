import { type CurrencyCode, fromMajor, type PromotionTerms, toMajor } from '@veranda/domain'
import { array, type InferOutput, number, object, picklist, string } from 'valibot'
import { plainDate } from './plain.ts'

export const wirePromotionTerms = /* @__PURE__ */ object({
  promoCode: string(),
  promoCodeType: picklist(['percent', 'amount']),
  /** Per cent, or an amount in the property's currency. */
  amount: number(),
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
  const { promoCode: code, promoCodeType, amount, id_rateplans: ratePlanIds, markets, ...terms } = wire
  return {
    ...terms,
    ratePlanIds,
    marketCodes: markets,
    promotion:
      promoCodeType === 'percent'
        ? { kind: 'percent', code, percent: amount }
        : { kind: 'amount', code, amount: fromMajor(amount, currency) },
  }
}

export const encodePromotionTerms = (value: PromotionTerms): WirePromotionTerms => {
  const { promotion, ratePlanIds, marketCodes, ...terms } = value
  return {
    ...terms,
    promoCode: promotion.code,
    promoCodeType: promotion.kind,
    amount: promotion.kind === 'percent' ? promotion.percent : toMajor(promotion.amount),
    id_rateplans: [...ratePlanIds],
    markets: [...marketCodes],
  }
}
