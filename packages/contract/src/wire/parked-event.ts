import { type Instant, type Money, money } from '@veranda/domain'
import { type InferOutput, nullable, number, object, string } from 'valibot'
import { currencyCode } from './plain.ts'

export const wireParkedEvent = /* @__PURE__ */ object({
  eventId: string(),
  /** What the provider told, and why it was not believed: stable words; newer ones than this client knows may come. */
  kind: string(),
  reason: string(),
  parkedAt: string(),
  reservationCode: string(),
  paymentId: string(),
  paymentState: string(),
  refundId: nullable(string()),
  // Minor units on both sides: the provider may name a currency whose exponent is not known here.
  said: nullable(object({ minorUnits: number(), currencyCode: string() })),
  expected: object({ minorUnits: number(), currencyCode }),
})
type WireParkedEvent = InferOutput<typeof wireParkedEvent>

/** A payment event that fits no payment of ours as it should: it moved nothing, and staff has to look at it. */
export type ParkedEvent = {
  readonly eventId: string
  readonly kind: string
  readonly reason: string
  readonly parkedAt: Instant
  readonly reservationCode: string
  readonly paymentId: string
  readonly paymentState: string
  readonly refundId?: string
  /** What the provider said, in minor units; its currency may be none of ours. */
  readonly said?: { readonly amount: number; readonly currency: string }
  /** What the payment, or the refund it is about, is for. */
  readonly expected: Money
}

export const decodeParkedEvent = ({ refundId, said, expected, ...wire }: WireParkedEvent): ParkedEvent => ({
  ...wire,
  ...(refundId === null ? {} : { refundId }),
  ...(said === null ? {} : { said: { amount: said.minorUnits, currency: said.currencyCode } }),
  expected: money(expected.minorUnits, expected.currencyCode),
})

export const encodeParkedEvent = ({ refundId, said, expected, ...event }: ParkedEvent): WireParkedEvent => ({
  ...event,
  refundId: refundId ?? null,
  said: said ? { minorUnits: said.amount, currencyCode: said.currency } : null,
  expected: { minorUnits: expected.amount, currencyCode: expected.currency },
})
