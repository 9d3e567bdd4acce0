import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { wireRoomCategory } from '../../wire/room-category.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer, list } from '../../wire/shape.ts'

/** The kinds of room the reservation's property sells. */
export const listRoomCategories = /* @__PURE__ */ endpoint({
  name: 'listRoomCategories',
  method: 'GET',
  path: '/booking/room-category/booking/:bookingId',
  summary: "The room categories of the reservation's property",
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  query: strictObject({ langCode: optional(langCode) }),
  reply: answer(list(wireRoomCategory)),
})
