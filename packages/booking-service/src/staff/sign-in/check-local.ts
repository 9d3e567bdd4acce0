import { and, eq } from 'drizzle-orm'
import { staffUser } from '../../schema/staff.ts'
import { isPassword } from '../passwords/hash-password.ts'
import type { UserRow } from '../sessions/staff-sessions.ts'
import type { StaffService } from '../staff-service.ts'

/** The local account with this name and password. An unknown name costs the same work. */
export async function checkLocal(
  { store }: StaffService,
  userName: string,
  password: string,
): Promise<UserRow | undefined> {
  const [user] = await store.db
    .select()
    .from(staffUser)
    .where(and(eq(staffUser.userName, userName), eq(staffUser.source, 'local')))
  return (await isPassword(user?.passwordHash ?? null, password)) ? user : undefined
}
