import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'
import { wireStaffStep } from '../../wire/staff-step.ts'
import { text } from '../../wire/text.ts'

/** The browser’s answer to a challenge, as the JSON of the WebAuthn standard. */
export const passPasskey = /* @__PURE__ */ endpoint({
  name: 'passPasskey',
  method: 'POST',
  path: '/staff/session/passkey',
  summary: 'Proves the second factor with a passkey',
  access: 'staff-entrance',
  body: strictObject({ response: text(8_000) }),
  refusals: { 'sign-in-again': nothing, 'passkey-not-valid': nothing },
  reply: answer(wireStaffStep),
})
