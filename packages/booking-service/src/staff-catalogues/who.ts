import type { StaffSession } from '../identity/identity.ts'

/** A member of staff: `id` tells two people apart, `name` is what colleagues read. */
export type Person = { readonly id: string; readonly name: string }

export const personOf = (staff: StaffSession): Person => ({ id: staff.originJti, name: staff.originJti })
