import { number, string } from 'valibot'
import { minorMoney } from './minor-money.ts'
import { as, maybe, parts, type ValueOf } from './shape.ts'
import { encode } from './encode.ts'

export const wireParkedEvent = /* @__PURE__ */ parts({
  eventId: string(),
  /** The kind of the event, and why it was parked: stable words; this client may not know newer ones. */
  kind: string(),
  reason: string(),
  parkedAt: string(),
  reservationCode: string(),
  paymentId: string(),
  paymentState: string(),
  refundId: maybe(string()),
  /** The amount that the provider reported, in minor units; its currency may be unknown to us. */
  reported: maybe(parts({ minorUnits: as('amount', number()), currencyCode: as('currency', string()) })),
  /** The amount of the payment, or of the refund it concerns. */
  expected: minorMoney,
})
/** A payment event that contradicts its payment: it moved nothing, and staff must look at it. */
export type ParkedEvent = ValueOf<typeof wireParkedEvent>
/** An event of the payment provider that contradicts its payment, as the service sends it. */
export const encodeParkedEvent = (event: ParkedEvent) => encode(wireParkedEvent, event)
