import { type CurrencyCode, fromMajor, type Promotion, toMajor } from '@veranda/domain'
import { type InferOutput, number, object, picklist, string } from 'valibot'

/** A promotion: per cent, or an amount in the property's currency. */
export const wirePromotion = /* @__PURE__ */ object({
  promoCode: string(),
  promoCodeType: picklist(['percent', 'amount']),
  amount: number(),
})
type WirePromotion = InferOutput<typeof wirePromotion>

export const decodePromotion = (wire: WirePromotion, currency: CurrencyCode): Promotion => {
  const { promoCode: code, promoCodeType, amount } = wire
  return promoCodeType === 'percent'
    ? { kind: 'percent', code, percent: amount }
    : { kind: 'amount', code, amount: fromMajor(amount, currency) }
}

export const encodePromotion = (promotion: Promotion): WirePromotion => ({
  promoCode: promotion.code,
  promoCodeType: promotion.kind,
  amount: promotion.kind === 'percent' ? promotion.percent : toMajor(promotion.amount),
})
