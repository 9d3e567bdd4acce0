import { strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer, parts } from '../../wire/shape.ts'
import { codeText, text } from '../../wire/text.ts'

/** Removes a stored card: the hotel may not charge it any more. */
export const removeStoredCard = /* @__PURE__ */ endpoint({
  name: 'removeStoredCard',
  method: 'DELETE',
  path: '/booking/adyen/credit-card/booking/:reservationCode/:cardId',
  summary: 'Removes a card kept for a reservation',
  access: 'guest',
  params: strictObject({ reservationCode: codeText(), cardId: text(64) }),
  guard: 'once',
  refusals: {
    'card-not-found': nothing,
    /** An automatic charge is to use it: that is cancelled, or given another card, first. */
    'card-in-use': nothing,
    'payments-not-configured': nothing,
  },
  reply: answer(parts({ cardId: string() })),
})
