import { type CurrencyCode, fromMajor, type Money, toMajor } from '@veranda/domain'
import { type InferOutput, nullable, number, object, string } from 'valibot'
import { currencyCode, present } from './plain.ts'

export const wirePayment = /* @__PURE__ */ object({
  paymentId: string(),
  /** A state of the payment; newer ones than this client knows may come. */
  state: string(),
  amount: number(),
  currencyCode,
  /** Where the card's bank asks the guest to prove themselves. */
  challengeUrl: nullable(string()),
  /** Why the card was refused, as a stable word. */
  declined: nullable(string()),
})
type WirePayment = InferOutput<typeof wirePayment>

/** A payment as its guest may see it. */
export type GuestPayment = {
  readonly paymentId: string
  readonly state: string
  readonly amount: Money
  readonly challengeUrl?: string
  readonly declined?: string
}

export const decodePayment = ({ currencyCode: currency, amount, ...wire }: WirePayment): GuestPayment => ({
  paymentId: wire.paymentId,
  state: wire.state,
  amount: fromMajor(amount, currency satisfies CurrencyCode),
  ...present({ challengeUrl: wire.challengeUrl, declined: wire.declined }),
})

export const encodePayment = (payment: GuestPayment): WirePayment => ({
  paymentId: payment.paymentId,
  state: payment.state,
  amount: toMajor(payment.amount),
  currencyCode: payment.amount.currency,
  challengeUrl: payment.challengeUrl ?? null,
  declined: payment.declined ?? null,
})
