import { longestPassword } from '@veranda/domain'
import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'
import { wireOwnAccount } from '../../wire/team.ts'
import { text } from '../../wire/text.ts'

/** Takes the app or a passkey from one’s own account, unless it is the only one and an administrator demands one. */
export const removeOwnFactor = /* @__PURE__ */ endpoint({
  name: 'removeOwnFactor',
  method: 'POST',
  path: '/staff/account/factors/remove',
  summary: 'Removes a second factor of one’s own',
  access: 'staff',
  permission: 'account:edit',
  body: strictObject({ password: text(longestPassword), factorId: text(1_400) }),
  refusals: {
    'password-wrong': nothing,
    'directory-not-available': nothing,
    'second-factor-demanded': nothing,
  },
  reply: answer(wireOwnAccount),
})
