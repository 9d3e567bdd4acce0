import { secondFactorKinds } from '@veranda/domain'
import { picklist } from 'valibot'
import { list, parts } from './shape.ts'

/** The next step of a member of staff who signs in. */
export const staffSteps = ['signed-in', 'set-password', 'second-factor', 'enrol-second-factor'] as const
export type StaffStep = (typeof staffSteps)[number]

/** With the kinds of second factors that would do, where one is asked for. */
export const wireStaffStep = /* @__PURE__ */ parts({
  next: picklist(staffSteps),
  factors: list(picklist(secondFactorKinds)),
})
