import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { wireRoomOffer } from '../../wire/room-offer.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { actionReason } from '../../refusals.ts'
import { answer, list } from '../../wire/shape.ts'

/** The categories above a room's own, highest first, each with its price for the room's guests and stay. */
export const listSuperiorCategories = /* @__PURE__ */ endpoint({
  name: 'listSuperiorCategories',
  method: 'GET',
  path: '/booking/room-category/room/:roomId/categories/superior',
  summary: 'The categories a room can be upgraded to, highest first, with their prices',
  access: 'guest',
  params: strictObject({ roomId: rowNumber() }),
  query: strictObject({ langCode: optional(langCode) }),
  refusals: {
    'action-not-allowed': actionReason,
  },
  reply: answer(list(wireRoomOffer)),
})
