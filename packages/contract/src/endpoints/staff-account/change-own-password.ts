import { longestPassword } from '@veranda/domain'
import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'
import { wireOwnAccount } from '../../wire/team.ts'
import { text } from '../../wire/text.ts'

/** Replaces one’s own password, and ends one’s other sessions. */
export const changeOwnPassword = /* @__PURE__ */ endpoint({
  name: 'changeOwnPassword',
  method: 'POST',
  path: '/staff/account/password',
  summary: 'Changes one’s own password',
  access: 'staff',
  permission: 'account:edit',
  body: strictObject({ password: text(longestPassword), newPassword: text(longestPassword) }),
  refusals: {
    'password-wrong': nothing,
    'password-not-accepted': nothing,
    'password-known': nothing,
    'password-unchanged': nothing,
    /** The password is the company’s, and changed there. */
    'of-directory': nothing,
  },
  reply: answer(wireOwnAccount),
})
