import { array, integer, maxValue, minValue, number, optional, pipe, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { decodeRoomCategory, wireRoomCategory } from '../../wire/room-category.ts'

const bookingId = /* @__PURE__ */ pipe(number(), integer(), minValue(1), maxValue(999_999_999))

/** Every kind of room the reservation's property sells, the highest first. */
export const listCategoryDetails = /* @__PURE__ */ endpoint({
  name: 'listCategoryDetails',
  method: 'POST',
  path: '/booking/typecategorydetail',
  summary: "The room categories of the reservation's property, highest first",
  access: 'guest',
  body: strictObject({ bookingId, langCode: optional(langCode) }),
  reply: { status: 200, schema: array(wireRoomCategory), decode: (wire) => wire.map(decodeRoomCategory) },
})
