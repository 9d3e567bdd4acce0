import { picklist } from 'valibot'
import { parts } from './shape.ts'

/** The next step of a member of staff who signs in. */
export const staffSteps = ['signed-in', 'set-password', 'second-factor', 'enrol-second-factor'] as const
export type StaffStep = (typeof staffSteps)[number]

export const wireStaffStep = /* @__PURE__ */ parts({ next: picklist(staffSteps) })
