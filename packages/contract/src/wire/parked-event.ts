import type { Instant, Money } from '@veranda/domain'
import { number, string } from 'valibot'
import { minorMoney } from './minor-money.ts'
import { as, maybe, parts, shape } from './shape.ts'
import { encode } from './encode.ts'

/** A payment event that contradicts its payment: it moved nothing, and staff must look at it. */
export type ParkedEvent = {
  readonly eventId: string
  readonly kind: string
  readonly reason: string
  readonly parkedAt: Instant
  readonly reservationCode: string
  readonly paymentId: string
  readonly paymentState: string
  readonly refundId?: string
  /** The amount that the provider reported, in minor units; its currency may be unknown to us. */
  readonly reported?: { readonly amount: number; readonly currency: string }
  /** The amount of the payment, or of the refund it concerns. */
  readonly expected: Money
}

export const wireParkedEvent = /* @__PURE__ */ shape<ParkedEvent>()({
  eventId: string(),
  /** The kind of the event, and why it was parked: stable words; this client may not know newer ones. */
  kind: string(),
  reason: string(),
  parkedAt: string(),
  reservationCode: string(),
  paymentId: string(),
  paymentState: string(),
  refundId: maybe(string()),
  reported: maybe(parts({ minorUnits: as('amount', number()), currencyCode: as('currency', string()) })),
  expected: minorMoney,
})
export const encodeParkedEvent = (event: ParkedEvent) => encode(wireParkedEvent, event)
