import { longestAnswer } from '@veranda/domain'
import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { freeText } from '../../wire/text.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { wireSpecialRequest } from '../../wire/special-request.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/** Sends the hotel's answer to a request, which the guest reads beside it. It is given once. */
export const answerSpecialRequest = /* @__PURE__ */ endpoint({
  name: 'answerSpecialRequest',
  method: 'POST',
  path: '/staff/special-requests/:requestId/answer',
  summary: 'Answers a special request',
  access: 'staff',
  permission: 'inbox:answer',
  params: strictObject({ requestId: rowNumber() }),
  body: strictObject({ answer: freeText(longestAnswer) }),
  guard: 'once',
  refusals: {
    'request-answered': nothing,
    'request-missing': nothing,
  },
  reply: answer(wireSpecialRequest),
})
