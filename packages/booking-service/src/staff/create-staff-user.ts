import { type StaffRole, toUserName } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { staffUser } from '../schema/staff.ts'
import { hashPassword } from './passwords/hash-password.ts'

export type NewStaffUser = {
  readonly userName: string
  readonly displayName: string
  readonly email: string | null
  readonly roles: readonly StaffRole[]
  readonly password: string
  /** Whether the password is replaced at the first sign-in. */
  readonly mustSetPassword: boolean
}

/** Makes a local account; `false` where the name is taken. */
export async function createStaffUser(
  database: Database,
  { password, ...given }: NewStaffUser,
  now: Date,
): Promise<boolean> {
  const made = await database
    .insert(staffUser)
    .values({
      ...given,
      userName: toUserName(given.userName),
      source: 'local',
      state: 'active',
      passwordHash: await hashPassword(password),
      createdAt: now,
    })
    .onConflictDoNothing({ target: staffUser.userName })
    .returning({ id: staffUser.id })
  return made.length === 1
}
