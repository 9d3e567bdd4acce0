import { optional, pipe, regex, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { wireNewRoomOffers } from '../../wire/new-room-offers.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { actionReason } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

const few = /* @__PURE__ */ pipe(string(), regex(/^(1?\d|20)$/))

/** The price of each category as an additional room, for the same nights and the given guests. */
export const listNewRoomOffers = /* @__PURE__ */ endpoint({
  name: 'listNewRoomOffers',
  method: 'GET',
  path: '/booking/room-category/booking/:bookingId/new-room',
  summary: 'The categories a room can be added in, highest first, with their prices',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  query: strictObject({ adults: few, teens: few, kids: few, infants: few, langCode: optional(langCode) }),
  refusals: {
    'action-not-allowed': actionReason,
  },
  reply: answer(wireNewRoomOffers),
})
