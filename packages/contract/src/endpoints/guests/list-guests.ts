import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireRoomGuests } from '../../wire/room-guests.ts'
import { codeText } from '../../wire/text.ts'
import { answer, list } from '../../wire/shape.ts'

/** The guests of each room of the reservation. */
export const listGuests = /* @__PURE__ */ endpoint({
  name: 'listGuests',
  method: 'GET',
  path: '/booking/guest/booking/:bookingCode',
  summary: 'The guests of each room',
  access: 'guest',
  params: strictObject({ bookingCode: codeText() }),
  reply: answer(list(wireRoomGuests)),
})
