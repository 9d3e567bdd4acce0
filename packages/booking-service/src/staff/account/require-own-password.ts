import { type Refusing, ServiceRefusal } from '../../platform/refusal.ts'
import { isPassword } from '../passwords/hash-password.ts'
import type { StaffService } from '../service/staff-service.ts'
import type { UserRow } from '../sessions/staff-sessions.ts'

/** Requires the password once more before the keys of an account change: a browser that was left open is not its owner. */
export async function requireOwnPassword(
  service: StaffService & Refusing<'password-wrong' | 'directory-not-available'>,
  user: UserRow,
  password: string,
): Promise<void> {
  const { directory } = service.staff
  await requireCounted(service, user, async () => {
    if (user.source === 'local') return isPassword(user.passwordHash, password)
    const person = await (directory?.check(user.userName, password) ?? 'unreachable')
    if (person === 'unreachable')
      throw service.refuse('directory-not-available', 'The company’s directory does not answer.')
    return person !== undefined
  })
}

/** Every attempt is counted before it is compared: an open session is no place to guess a password either. */
export async function requireCounted(
  { staff, refuse }: StaffService & Refusing<'password-wrong'>,
  user: UserRow,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const key = `password-${user.id}`
  const seconds = await staff.limits.codes.admit(key)
  if (seconds !== undefined)
    throw new ServiceRefusal('too-many-tries', 'Too many attempts. Please wait.', {
      retryAfterSeconds: seconds,
    })
  if (!(await isRight())) throw refuse('password-wrong', 'This is not the password of this account.')
  await staff.limits.codes.forget(key)
}
