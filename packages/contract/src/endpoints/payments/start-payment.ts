import { boolean, optional, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wirePayment } from '../../wire/payment.ts'
import { text } from '../../wire/text.ts'
import { nothing } from '../../refusals.ts'
import { quotedRefusals } from '../../wire/fresh-quote.ts'
import { answer } from '../../wire/shape.ts'

/**
 * Holds the rooms of a quote and authorises exactly its amount. Nothing is charged before the change is
 * confirmed. A card is a token of the provider's own field: card numbers never reach this API.
 */
export const startPayment = /* @__PURE__ */ endpoint({
  name: 'startPayment',
  method: 'POST',
  path: '/booking/payment',
  summary: 'Authorises the amount of a quote',
  access: 'guest',
  body: strictObject({
    quoteId: text(64),
    quoteToken: text(200),
    /** A new card's token, a stored card's id, or PayPal, where the property is paid that way. */
    method: strictObject({
      kind: picklist(['card', 'stored-card', 'paypal']),
      token: optional(text(8_000)),
      cardId: optional(text(64)),
      /** The guest asked to have the new card stored for later payments. */
      storesCard: optional(boolean()),
    }),
  }),
  guard: 'once',
  refusals: {
    ...quotedRefusals,
    'nothing-to-pay': nothing,
    'method-not-offered': nothing,
    'card-not-found': nothing,
    'payments-not-configured': nothing,
  },
  reply: answer(wirePayment),
})
