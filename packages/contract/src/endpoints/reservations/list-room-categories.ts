import { array, optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { decodeRoomCategory, wireRoomCategory } from '../../wire/room-category.ts'
import { rowNumber } from '../../wire/row-number.ts'

/** The kinds of room the reservation's property sells. */
export const listRoomCategories = /* @__PURE__ */ endpoint({
  name: 'listRoomCategories',
  method: 'GET',
  path: '/booking/room-category/booking/:bookingId',
  summary: "The room categories of the reservation's property",
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  query: strictObject({ langCode: optional(langCode) }),
  reply: {
    status: 200,
    schema: array(wireRoomCategory),
    decode: (wire) => wire.map(decodeRoomCategory),
  },
})
