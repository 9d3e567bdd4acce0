import { pipe, regex, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'
import { wireStaffStep } from '../../wire/staff-step.ts'

/** The code of an authenticator app, at sign-in or for the first time. A code counts once. */
export const passSecondFactor = /* @__PURE__ */ endpoint({
  name: 'passSecondFactor',
  method: 'POST',
  path: '/staff/session/second-factor',
  summary: 'Proves the second factor with a code',
  access: 'staff-entrance',
  body: strictObject({ code: pipe(string(), regex(/^\d{6}$/)) }),
  refusals: { 'sign-in-again': nothing, 'code-not-valid': nothing },
  reply: answer(wireStaffStep),
})
