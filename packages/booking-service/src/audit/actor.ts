import type { GuestSession, StaffSession } from '../identity/identity.ts'

export type GuestActor = { readonly kind: 'guest'; readonly session: string }
export type StaffActor = { readonly kind: 'staff'; readonly session: string }
export type JobActor = { readonly kind: 'job'; readonly job: Job }

/** Who acts: a guest or a member of staff, each in a session, or a job of the service, by its name. */
export type Actor = GuestActor | StaffActor | JobActor

/** The jobs that act by themselves and appear in the audit. */
type Job = 'standby' | 'bank-transfers' | 'automatic-charge'

export const asGuest = ({ originJti }: Pick<GuestSession, 'originJti'>): GuestActor => ({
  kind: 'guest',
  session: originJti,
})

export const asStaff = ({ originJti }: Pick<StaffSession, 'originJti'>): StaffActor => ({
  kind: 'staff',
  session: originJti,
})

export const asJob = (job: Job): JobActor => ({ kind: 'job', job })

/** The actor that the guest's history shows: what a job does counts as done by the hotel. */
export const reportedAs = ({ kind }: Actor): 'guest' | 'hotel' => (kind === 'guest' ? 'guest' : 'hotel')
