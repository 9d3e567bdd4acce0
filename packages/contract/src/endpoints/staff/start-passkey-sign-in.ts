import { strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer, parts } from '../../wire/shape.ts'

/** What the browser is asked to prove a passkey at sign-in. Its challenge counts once, for five minutes. */
export const startPasskeySignIn = /* @__PURE__ */ endpoint({
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/staff/session/passkey/options',
  summary: 'Begins to prove the second factor with a passkey',
  access: 'staff-entrance',
  body: strictObject({}),
  refusals: { 'sign-in-again': nothing },
  reply: answer(parts({ options: string() })),
})
