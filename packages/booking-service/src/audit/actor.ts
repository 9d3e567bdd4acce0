import type { GuestSession, StaffSession } from '../identity/identity.ts'

/** Who acts: a guest or one of the hotel's staff, in a session of theirs, or a job of the service under its own name. */
export type Actor =
  | { readonly kind: 'guest' | 'staff'; readonly session: string }
  | { readonly kind: 'job'; readonly job: Job }

/** What the service does by itself and answers for. */
type Job = 'standby'

export const asGuest = ({ originJti }: Pick<GuestSession, 'originJti'>): Actor => ({
  kind: 'guest',
  session: originJti,
})

export const asStaff = ({ originJti }: StaffSession): Actor => ({ kind: 'staff', session: originJti })

export const asJob = (job: Job): Actor => ({ kind: 'job', job })

/** As whom the guest's history tells it: what a job does, the hotel does. */
export const reportedAs = ({ kind }: Actor): 'guest' | 'hotel' => (kind === 'guest' ? 'guest' : 'hotel')
