import type { Money } from '@veranda/domain'
import { string } from 'valibot'
import { amount, amountsIn, maybe, shape } from './shape.ts'
import { encode } from './encode.ts'

/** A payment as its guest may see it. */
export type GuestPayment = {
  readonly paymentId: string
  readonly state: string
  readonly amount: Money
  readonly challengeUrl?: string
  readonly declined?: string
}

export const wirePayment = /* @__PURE__ */ shape<GuestPayment>()({
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
export const encodePayment = (payment: GuestPayment) => encode(wirePayment, payment, payment.amount.currency)
