import { type CurrencyCode, fromMajor, type Promotion, toMajor } from '@veranda/domain'
import { type InferOutput, number, object, optional, picklist, string } from 'valibot'

/** A promotion: per cent, or an amount in the property's currency. */
export const wirePromotion = /* @__PURE__ */ object({
  promoCode: string(),
  promoCodeType: picklist(['percent', 'amount']),
  amount: number(),
  /** Entered after booking: nights that were booked without it keep their price. */
  appliesTo: optional(picklist(['new-nights'])),
})
type WirePromotion = InferOutput<typeof wirePromotion>

export const decodePromotion = (wire: WirePromotion, currency: CurrencyCode): Promotion => {
  const { promoCode: code, promoCodeType, amount, appliesTo } = wire
  const nights = appliesTo === undefined ? {} : { appliesTo }
  return promoCodeType === 'percent'
    ? { kind: 'percent', code, percent: amount, ...nights }
    : { kind: 'amount', code, amount: fromMajor(amount, currency), ...nights }
}

export const encodePromotion = (promotion: Promotion): WirePromotion => ({
  promoCode: promotion.code,
  promoCodeType: promotion.kind,
  amount: promotion.kind === 'percent' ? promotion.percent : toMajor(promotion.amount),
  ...(promotion.appliesTo === undefined ? {} : { appliesTo: promotion.appliesTo }),
})
