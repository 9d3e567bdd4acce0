import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { wireSpecialRequest } from '../../wire/special-request.ts'
import { answer, list } from '../../wire/shape.ts'

/** The requests for all rooms, newest first, with the hotel's answers. */
export const listSpecialRequests = /* @__PURE__ */ endpoint({
  name: 'listSpecialRequests',
  method: 'GET',
  path: '/booking/room-comment/booking/:bookingId',
  summary: 'The special requests of a reservation, with what became of them',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  reply: answer(list(wireSpecialRequest)),
})
