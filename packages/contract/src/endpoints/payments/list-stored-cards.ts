import { array, object, optional, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { codeText } from '../../wire/text.ts'

/** A card the hotel may charge again; its number stays with the provider. */
export type StoredCard = { readonly cardId: string; readonly scheme: string; readonly lastDigits: string }

/** The cards stored for the reservation, or for one of its rooms. */
export const listStoredCards = /* @__PURE__ */ endpoint({
  name: 'listStoredCards',
  method: 'GET',
  path: '/booking/adyen/credit-card/booking/:reservationCode',
  summary: 'The cards kept for a reservation',
  access: 'guest',
  params: strictObject({ reservationCode: codeText() }),
  query: strictObject({ idRoom: optional(rowNumber()) }),
  reply: {
    status: 200,
    schema: object({
      crs: string(),
      creditCards: array(object({ id: string(), brand: string(), lastDigits: string() })),
    }),
    decode: (wire): readonly StoredCard[] =>
      wire.creditCards.map(({ id, brand, lastDigits }) => ({ cardId: id, scheme: brand, lastDigits })),
  },
})
