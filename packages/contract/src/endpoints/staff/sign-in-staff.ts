import { longestPassword, staffSources } from '@veranda/domain'
import { picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wireStaffStep } from '../../wire/staff-step.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/**
 * Signs a member of staff in. The answer says what is still to be done before the session opens anything; the session
 * itself is a cookie that no page can read. Refusals other than a wrong password are given only to a caller who knows it.
 */
export const signInStaff = /* @__PURE__ */ endpoint({
  name: 'signInStaff',
  method: 'POST',
  path: '/staff/session',
  summary: 'Signs a member of staff in, with a password of this service or of the company’s directory',
  access: 'staff-entrance',
  body: strictObject({
    userName: text(120),
    password: text(longestPassword),
    source: picklist(staffSources),
  }),
  refusals: {
    'credentials-not-valid': nothing,
    /** The account is switched off, or has no role. */
    'not-authorized': nothing,
    /** The account waits for an administrator. */
    'user-not-confirmed': nothing,
    'reset-password-required': nothing,
    'directory-not-available': nothing,
  },
  reply: answer(wireStaffStep),
})
