import { eq } from 'drizzle-orm'
import type { Refusing } from '../../platform/refusal.ts'
import { staffUser } from '../../schema/staff.ts'
import type { UserRow } from '../sessions/staff-sessions.ts'
import type { StaffService } from '../service/staff-service.ts'

/**
 * The account of the person whom the directory knows by this name and password. It is made at the first sign-in, and takes its
 * roles from the directory's groups every time. A local account keeps its name to itself.
 */
export async function checkDomain(
  { store, clock, staff, refuse }: StaffService & Refusing<'directory-not-available'>,
  userName: string,
  password: string,
): Promise<UserRow | undefined> {
  const person = await (staff.directory?.check(userName, password) ?? 'unreachable')
  if (person === 'unreachable')
    throw refuse('directory-not-available', 'The company’s directory does not answer.')
  if (!person) return undefined
  const [user] = await store.db
    .insert(staffUser)
    .values({ ...person, userName, source: 'domain', state: 'active', createdAt: clock.now() })
    .onConflictDoUpdate({
      target: staffUser.userName,
      set: { ...person },
      setWhere: eq(staffUser.source, 'domain'),
    })
    .returning()
  return user
}
