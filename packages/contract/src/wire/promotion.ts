import { type CurrencyCode, fromMajor, type Promotion, toMajor } from '@veranda/domain'
import { number, object, optional, picklist, string } from 'valibot'
import { wired } from './shape.ts'

/** A promotion: per cent, or an amount in the property's currency. */
export const wirePromotion = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    promoCode: string(),
    promoCodeType: picklist(['percent', 'amount']),
    amount: number(),
    /** Entered after booking: nights booked before keep their price. */
    appliesTo: optional(picklist(['new-nights'])),
  }),
  ({ promoCode: code, promoCodeType, amount, appliesTo }, currency: CurrencyCode): Promotion => {
    const nights = appliesTo === undefined ? {} : { appliesTo }
    return promoCodeType === 'percent'
      ? { kind: 'percent', code, percent: amount, ...nights }
      : { kind: 'amount', code, amount: fromMajor(amount, currency), ...nights }
  },
  (promotion: Promotion) => ({
    promoCode: promotion.code,
    promoCodeType: promotion.kind,
    amount: promotion.kind === 'percent' ? promotion.percent : toMajor(promotion.amount),
    ...(promotion.appliesTo === undefined ? {} : { appliesTo: promotion.appliesTo }),
  }),
)
