import type { StaffCaller } from '../platform/service.ts'

/** A member of staff: `id` tells two people apart, `name` is what colleagues read. */
export type Person = { readonly id: string; readonly name: string }

/** The same person in every session of an account. */
export const personOf = ({ account, originJti }: StaffCaller): Person => ({
  id: originJti,
  name: account?.displayName ?? originJti,
})
