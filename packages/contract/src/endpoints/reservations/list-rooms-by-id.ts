import { array, maxLength, minLength, optional, pipe, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireBookedRooms } from '../../wire/booked-rooms.ts'
import { langCode } from '../../wire/language.ts'
import { answer } from '../../wire/shape.ts'
import { rowId } from '../../wire/whole-number.ts'

/** Rooms of the guest's own booking by their rows. A room that is not theirs is not found. */
export const listRoomsById = /* @__PURE__ */ endpoint({
  name: 'listRoomsById',
  method: 'POST',
  path: '/booking/get-rate-room-by-ids',
  summary: 'Rooms of the booking by their ids, with their rates',
  access: 'guest',
  body: strictObject({
    idRooms: pipe(array(rowId()), minLength(1), maxLength(99)),
    langCode: optional(langCode),
  }),
  reply: answer(wireBookedRooms),
})
