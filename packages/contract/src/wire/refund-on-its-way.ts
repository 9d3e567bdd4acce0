import { type CurrencyCode, fromMajor, type RefundOnItsWay, refundStates, toMajor } from '@veranda/domain'
import { type InferOutput, nullable, number, object, picklist, string } from 'valibot'

export const wireRefund = /* @__PURE__ */ object({
  refundId: string(),
  amount: number(),
  state: picklist(refundStates),
  card: nullable(object({ brand: string(), lastDigits: string() })),
})
type WireRefund = InferOutput<typeof wireRefund>

export const decodeRefund = (
  { refundId, amount, state, card }: WireRefund,
  currency: CurrencyCode,
): RefundOnItsWay => ({
  refundId,
  amount: fromMajor(amount, currency),
  state,
  ...(card === null ? {} : { card: { scheme: card.brand, lastDigits: card.lastDigits } }),
})

export const encodeRefund = ({ refundId, amount, state, card }: RefundOnItsWay): WireRefund => ({
  refundId,
  amount: toMajor(amount),
  state,
  card: card ? { brand: card.scheme, lastDigits: card.lastDigits } : null,
})
