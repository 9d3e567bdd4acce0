import type { StaffRole } from '@veranda/domain'
import { createStaffUser, type Store } from '@veranda/booking-service'

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

/** Makes the accounts that are not there yet; one that somebody changed stays as it is. */
export async function writeSampleStaff(store: Store, now: Date): Promise<void> {
  for (const { role, ...given } of sampleStaff)
    await createStaffUser(
      store.db,
      { ...given, email: `${given.userName}@example.com`, roles: [role], mustSetPassword: false },
      now,
    )
}
