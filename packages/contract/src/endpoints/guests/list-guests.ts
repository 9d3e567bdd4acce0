import { array, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { decodeRoomGuests, wireRoomGuests } from '../../wire/room-guests.ts'
import { codeText } from '../../wire/text.ts'

/** The guests of each room of the reservation. */
export const listGuests = /* @__PURE__ */ endpoint({
  name: 'listGuests',
  method: 'GET',
  path: '/booking/guest/booking/:bookingCode',
  summary: 'The guests of each room',
  access: 'guest',
  params: strictObject({ bookingCode: codeText() }),
  reply: { status: 200, schema: array(wireRoomGuests), decode: (wire) => wire.map(decodeRoomGuests) },
})
