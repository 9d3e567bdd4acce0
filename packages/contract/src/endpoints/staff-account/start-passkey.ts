import { longestPassword } from '@veranda/domain'
import { strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer, parts } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** What the browser is asked for a new passkey: the JSON of the WebAuthn standard. Its challenge counts once, for five minutes. */
export const startPasskey = /* @__PURE__ */ endpoint({
  name: 'startPasskey',
  method: 'POST',
  path: '/staff/account/passkeys/options',
  summary: 'Begins to add a passkey to one’s own account',
  access: 'staff',
  permission: 'account:edit',
  body: strictObject({ password: text(longestPassword) }),
  refusals: { 'password-wrong': nothing, 'directory-not-available': nothing },
  reply: answer(parts({ options: string() })),
})
