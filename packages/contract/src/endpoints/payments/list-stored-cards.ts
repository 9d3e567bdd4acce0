import { array, object, optional, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { decodeStoredCard, type StoredCard, wireStoredCard } from '../../wire/stored-card.ts'
import { codeText } from '../../wire/text.ts'

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
    schema: object({ crs: string(), creditCards: array(wireStoredCard) }),
    decode: ({ creditCards }): readonly StoredCard[] => creditCards.map(decodeStoredCard),
  },
})
