import { longestFactorName } from '@veranda/domain'
import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'
import { wireOwnAccount } from '../../wire/team.ts'
import { text } from '../../wire/text.ts'

/** The browser’s answer, as the JSON of the WebAuthn standard, under a name by which its owner knows it. */
export const addPasskey = /* @__PURE__ */ endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/staff/account/passkeys',
  summary: 'Adds a passkey to one’s own account',
  access: 'staff',
  permission: 'account:edit',
  body: strictObject({ factorName: text(longestFactorName), response: text(8_000) }),
  refusals: { 'passkey-not-valid': nothing },
  reply: answer(wireOwnAccount),
})
