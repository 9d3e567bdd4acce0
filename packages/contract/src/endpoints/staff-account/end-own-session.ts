import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { answer } from '../../wire/shape.ts'
import { wireOwnAccount } from '../../wire/team.ts'
import { wholeNumber } from '../../wire/whole-number.ts'

/** Ends another session of one’s own; without a number, all but this one. */
export const endOwnSession = /* @__PURE__ */ endpoint({
  name: 'endOwnSession',
  method: 'POST',
  path: '/staff/account/sessions/end',
  summary: 'Ends one or all of one’s other sessions',
  access: 'staff',
  permission: 'account:edit',
  body: strictObject({ sessionId: optional(wholeNumber(1, 999_999_999)) }),
  reply: answer(wireOwnAccount),
})
