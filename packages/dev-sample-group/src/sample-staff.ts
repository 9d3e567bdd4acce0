import type { StaffRole } from '@veranda/domain'
import { createStaffUser, type Store } from '@veranda/booking-service'
import { staffUser } from '@veranda/booking-service/tables'

/** Staff who can sign in to the back office of the sample group. */
export type SampleStaff = {
  readonly role: StaffRole
  readonly userName: string
  readonly displayName: string
  readonly password: string
}

export const sampleStaff: readonly SampleStaff[] = [
  { role: 'admin', userName: 'sample.admin', displayName: 'Ada Moreno', password: 'Bougainvillea!7' },
  // Approves what the first proposes: nobody decides on their own change.
  { role: 'admin', userName: 'sample.second', displayName: 'Clara Ponti', password: 'Jacaranda!7' },
  { role: 'agent', userName: 'sample.agent', displayName: 'Bruno Salas', password: 'Frangipani!7' },
]

/** Who is in the list of the team and cannot sign in: one has not followed the invitation yet, the other has left. */
const others = [
  { userName: 'sample.invited', displayName: 'Elena Fabbri', state: 'active' },
  { userName: 'sample.former', displayName: 'Hugo Lindqvist', state: 'disabled' },
] as const

/** Makes the accounts that are not there yet; one that was changed stays as it is. */
export async function writeSampleStaff(store: Store, now: Date): Promise<void> {
  for (const { role, ...given } of sampleStaff)
    await createStaffUser(
      store.db,
      { ...given, email: `${given.userName}@example.com`, roles: [role], mustSetPassword: false },
      now,
    )
  await store.db
    .insert(staffUser)
    .values(
      others.map((other) => ({
        ...other,
        email: `${other.userName}@example.com`,
        roles: ['agent' as const],
        source: 'local' as const,
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: staffUser.userName })
}
