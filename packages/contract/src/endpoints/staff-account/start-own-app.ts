import { longestPassword } from '@veranda/domain'
import { strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer, parts } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** Gives the secret for an authenticator app; it counts once a first code has been sent. */
export const startOwnApp = /* @__PURE__ */ endpoint({
  name: 'startOwnApp',
  method: 'POST',
  path: '/staff/account/app/secret',
  summary: 'Begins to add an authenticator app to one’s own account',
  access: 'staff',
  permission: 'account:edit',
  body: strictObject({ password: text(longestPassword) }),
  refusals: {
    'password-wrong': nothing,
    'directory-not-available': nothing,
    /** The present app is removed first. */
    'app-known': nothing,
  },
  reply: answer(parts({ secret: string(), address: string() })),
})
