import { optional, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wirePayment } from '../../wire/payment.ts'
import { text } from '../../wire/text.ts'
import { selectionRefusal } from '../../wire/selection-refusal.ts'
import { actionReason, nothing } from '../../refusals.ts'
import { freshQuote, soldOut } from '../../wire/fresh-quote.ts'
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
    /** A new card's token, or a stored card's id. */
    method: strictObject({
      kind: picklist(['card', 'stored-card']),
      token: optional(text(8_000)),
      cardId: optional(text(64)),
    }),
  }),
  guard: 'once',
  refusals: {
    'price-moved': freshQuote,
    'quote-expired': freshQuote,
    'quote-superseded': nothing,
    'quote-not-found': nothing,
    'sold-out': soldOut,
    'action-not-allowed': actionReason,
    'change-not-possible': selectionRefusal,
    'promotion-not-found': nothing,
    'promotion-not-valid': nothing,
    'nothing-to-pay': nothing,
    'card-not-found': nothing,
    'payments-not-configured': nothing,
  },
  reply: answer(wirePayment),
})
