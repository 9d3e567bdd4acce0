import { boolean, optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { balanceRefusals } from '../../balance-refusals.ts'
import { wirePayment } from '../../wire/payment.ts'
import { paymentType } from '../../wire/payment-type.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** Authorises exactly what a quote of a balance says. Nothing is charged before it is paid with `payBalance`. */
export const startBalancePayment = /* @__PURE__ */ endpoint({
  name: 'startBalancePayment',
  method: 'POST',
  path: '/booking/balance-payment',
  summary: 'Authorises what is paid of a balance',
  access: 'guest',
  body: strictObject({
    quoteId: text(64),
    quoteToken: text(200),
    /** One of the methods by which guests pay at the property. */
    paymentType,
    /** A new card's token. */
    token: optional(text(8_000)),
    /** The guest asked to have the new card stored for later payments. */
    storesCard: optional(boolean()),
    /** A stored card's id. */
    cardId: optional(text(64)),
  }),
  guard: 'once',
  refusals: {
    ...balanceRefusals,
    'method-not-offered': nothing,
    'card-not-found': nothing,
    'payments-not-configured': nothing,
  },
  reply: answer(wirePayment),
})
