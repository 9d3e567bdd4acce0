import { string } from 'valibot'
import { amount, amountsIn, maybe, parts, type ValueOf } from './shape.ts'
import { encode } from './encode.ts'

export const wirePayment = /* @__PURE__ */ parts({
  paymentId: string(),
  /** A state of the payment; this client may not know newer ones. */
  state: string(),
  amount,
  currencyCode: amountsIn,
  /** The page on which the card's bank authenticates the guest. */
  challengeUrl: maybe(string()),
  /** Why the card was refused, as a stable word. */
  declined: maybe(string()),
})
/** A payment as its guest may see it. */
export type GuestPayment = ValueOf<typeof wirePayment>
/** A payment as the service sends it. */
export const encodePayment = (payment: GuestPayment) => encode(wirePayment, payment, payment.amount.currency)
