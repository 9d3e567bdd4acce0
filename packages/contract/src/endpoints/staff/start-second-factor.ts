import { strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer, parts } from '../../wire/shape.ts'

/** Gives the secret that an authenticator app is set up with; it counts once a first code has been sent. */
export const startSecondFactor = /* @__PURE__ */ endpoint({
  name: 'startSecondFactor',
  method: 'POST',
  path: '/staff/session/second-factor/secret',
  summary: 'Gives the secret an authenticator app is set up with',
  access: 'staff-entrance',
  body: strictObject({}),
  refusals: { 'sign-in-again': nothing },
  reply: answer(parts({ secret: string(), address: string() })),
})
