import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { wireRoomCategory } from '../../wire/room-category.ts'
import { rowId } from '../../wire/whole-number.ts'
import { answer, list } from '../../wire/shape.ts'

/** Every kind of room the reservation's property sells, the highest first. */
export const listCategoryDetails = /* @__PURE__ */ endpoint({
  name: 'listCategoryDetails',
  method: 'POST',
  path: '/booking/typecategorydetail',
  summary: "The room categories of the reservation's property, highest first",
  access: 'guest',
  body: strictObject({ bookingId: rowId(), langCode: optional(langCode) }),
  reply: answer(list(wireRoomCategory)),
})
