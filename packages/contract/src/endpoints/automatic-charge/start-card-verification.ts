import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { balanceRefusals } from '../../balance-refusals.ts'
import { wirePayment } from '../../wire/payment.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/**
 * Verifies a new card for an automatic charge, and stores it: a payment of nothing, about which the card's bank may ask
 * the guest like about any other.
 */
export const startCardVerification = /* @__PURE__ */ endpoint({
  name: 'startCardVerification',
  method: 'POST',
  path: '/booking/card-verification',
  summary: 'Verifies a card and stores it, without charging it',
  access: 'guest',
  body: strictObject({
    /** Of the whole balance, or of a change that is paid with it. */
    quoteId: text(64),
    quoteToken: text(200),
    /** The new card's. */
    token: text(8_000),
  }),
  guard: 'once',
  refusals: {
    ...balanceRefusals,
    'method-not-offered': nothing,
    'payments-not-configured': nothing,
  },
  reply: answer(wirePayment),
})
