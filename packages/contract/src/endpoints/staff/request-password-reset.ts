import { boolean, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { answer, parts } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** Asks for a letter with a link to set a new password. The answer is the same for every name. */
export const requestPasswordReset = /* @__PURE__ */ endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/staff/password-resets',
  summary: 'Asks for a link to set a new password',
  access: 'staff-entrance',
  body: strictObject({ userName: text(120) }),
  reply: answer(parts({ accepted: boolean() })),
})
