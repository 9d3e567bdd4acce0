import type { GuestSession, StaffSession } from '../identity/identity.ts'

/** Who acts: a guest or a member of staff, each in a session, or a job of the service, by its name. */
export type Actor =
  | { readonly kind: 'guest' | 'staff'; readonly session: string }
  | { readonly kind: 'job'; readonly job: Job }

/** The jobs that act by themselves and appear in the audit. */
type Job = 'standby' | 'bank-transfers' | 'automatic-charge'

export const asGuest = ({ originJti }: Pick<GuestSession, 'originJti'>): Actor => ({
  kind: 'guest',
  session: originJti,
})

export const asStaff = ({ originJti }: StaffSession): Actor => ({ kind: 'staff', session: originJti })

export const asJob = (job: Job): Actor => ({ kind: 'job', job })

/** The actor that the guest's history shows: what a job does counts as done by the hotel. */
export const reportedAs = ({ kind }: Actor): 'guest' | 'hotel' => (kind === 'guest' ? 'guest' : 'hotel')
