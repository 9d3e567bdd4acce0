import { longestRequest } from '@veranda/domain'
import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { freeText } from '../../wire/text.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { wireSpecialRequest } from '../../wire/special-request.ts'
import { actionReason, nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/** Sends a guest's request for one of their rooms to the hotel. */
export const sendSpecialRequest = /* @__PURE__ */ endpoint({
  name: 'sendSpecialRequest',
  method: 'POST',
  path: '/booking/room-comment/room/:roomId',
  summary: 'Sends a special request for a room',
  access: 'guest',
  params: strictObject({ roomId: rowNumber() }),
  body: strictObject({ comment: freeText(longestRequest) }),
  guard: 'once-on-version',
  refusals: {
    'action-not-allowed': actionReason,
    'room-cancelled': nothing,
    'request-missing': nothing,
  },
  reply: answer(wireSpecialRequest),
})
