import { longestPassword } from '@veranda/domain'
import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'
import { wireStaffStep } from '../../wire/staff-step.ts'
import { text } from '../../wire/text.ts'

/** Replaces the password an account was given by one of the owner’s choice, at the first sign-in. */
export const setOwnPassword = /* @__PURE__ */ endpoint({
  name: 'setOwnPassword',
  method: 'POST',
  path: '/staff/session/password',
  summary: 'Sets one’s own password at the first sign-in',
  access: 'staff-entrance',
  body: strictObject({ password: text(longestPassword) }),
  refusals: {
    'sign-in-again': nothing,
    'password-not-accepted': nothing,
    'password-known': nothing,
    'password-unchanged': nothing,
  },
  reply: answer(wireStaffStep),
})
