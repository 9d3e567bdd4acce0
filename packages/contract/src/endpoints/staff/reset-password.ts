import { longestPassword } from '@veranda/domain'
import { boolean, pipe, regex, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer, parts } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** Sets a new password with the secret of a mailed link, once, and ends every session of the account. */
export const resetPassword = /* @__PURE__ */ endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/staff/password-resets/use',
  summary: 'Sets a new password with a mailed link',
  access: 'staff-entrance',
  body: strictObject({
    secret: pipe(string(), regex(/^[0-9a-f]{40}$/)),
    password: text(longestPassword),
  }),
  refusals: {
    /** The link was used, replaced or is too old. */
    'reset-not-possible': nothing,
    'password-not-accepted': nothing,
    'password-known': nothing,
    'password-unchanged': nothing,
  },
  reply: answer(parts({ changed: boolean() })),
})
