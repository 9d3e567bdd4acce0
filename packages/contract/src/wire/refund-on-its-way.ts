import { type CurrencyCode, fromMajor, type RefundOnItsWay, refundStates, toMajor } from '@veranda/domain'
import { type InferOutput, nullable, number, object, picklist, string } from 'valibot'

export const wireRefund = /* @__PURE__ */ object({
  refundId: string(),
  amount: number(),
  state: picklist(refundStates),
  since: nullable(string()),
  card: nullable(object({ brand: string(), lastDigits: string() })),
})
type WireRefund = InferOutput<typeof wireRefund>

export const decodeRefund = (
  { refundId, amount, state, since, card }: WireRefund,
  currency: CurrencyCode,
): RefundOnItsWay => ({
  refundId,
  amount: fromMajor(amount, currency),
  state,
  ...(since === null ? {} : { since }),
  ...(card === null ? {} : { card: { scheme: card.brand, lastDigits: card.lastDigits } }),
})

export const encodeRefund = ({ refundId, amount, state, since, card }: RefundOnItsWay): WireRefund => ({
  refundId,
  amount: toMajor(amount),
  state,
  since: since ?? null,
  card: card ? { brand: card.scheme, lastDigits: card.lastDigits } : null,
})
