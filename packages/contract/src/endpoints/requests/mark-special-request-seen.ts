import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { wireSpecialRequest } from '../../wire/special-request.ts'
import { answer } from '../../wire/shape.ts'

/** Marks a request as read by the hotel. One that was seen or answered before stays as it is. */
export const markSpecialRequestSeen = /* @__PURE__ */ endpoint({
  name: 'markSpecialRequestSeen',
  method: 'POST',
  path: '/staff/special-requests/:requestId/seen',
  summary: 'Marks a special request as seen',
  access: 'staff',
  permission: 'inbox:answer',
  params: strictObject({ requestId: rowNumber() }),
  body: strictObject({}),
  guard: 'once',
  reply: answer(wireSpecialRequest),
})
