import { type StaffSource, toUserName } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { addressPrefix } from '../../platform/http/client-address.ts'
import { type Refusing, ServiceRefusal } from '../../platform/refusal.ts'
import { signIns } from '../../platform/telemetry/meters.ts'
import { staffUser } from '../../schema/staff.ts'
import { isPassword } from '../passwords/hash-password.ts'
import type { StaffService } from '../service/staff-service.ts'
import { recordRefusal, recordRefusedName } from '../sessions/record-refusal.ts'
import type { UserRow } from '../sessions/staff-sessions.ts'
import { type Caller, type StepTaken, takeStep } from '../sessions/start-session.ts'
import { checkDomain } from './check-domain.ts'

export type StaffCredentials = {
  readonly userName: string
  readonly password: string
  readonly source: StaffSource
}

type Refuses = Refusing<
  | 'credentials-not-valid'
  | 'not-authorized'
  | 'user-not-confirmed'
  | 'reset-password-required'
  | 'directory-not-available'
>

/**
 * Signs a member of staff in. Attempts are counted before anything is compared; what else is wrong with an account is told
 * only to a caller who knows its password.
 */
export async function signInStaff(
  service: StaffService & Refuses,
  credentials: StaffCredentials,
  caller: Caller,
): Promise<StepTaken> {
  const { store, clock, staff, refuse } = service
  const userName = toUserName(credentials.userName)
  await requireTriesLeft(service, userName, caller.address)
  const user =
    credentials.source === 'domain'
      ? await checkDomain(service, userName, credentials.password)
      : await checkLocal(service, userName, credentials.password)
  if (!user) {
    signIns.inc({ by: 'staff-password', outcome: 'no-match' })
    await recordRefusedName(service, userName, credentials.source)
    throw refuse('credentials-not-valid', 'User name and password do not belong together.')
  }
  await staff.limits.userName.forget(userName)
  await staff.limits.everybody.uncount('all')
  await staff.limits.address.uncount(addressPrefix(caller.address))
  const refusal = refusalOf(user)
  signIns.inc({ by: 'staff-password', outcome: refusal ?? 'match' })
  if (refusal) {
    await recordRefusal(service, user, 'staff-sign-in-refused', { why: refusal })
    throw refuse(refusal, refusals[refusal])
  }
  return inTransaction({ store }, (tx) => takeStep(tx, user, undefined, caller, clock.now()))
}

/**
 * The caller's own network is counted first, then the name: beyond the limit of either no counter that others share is touched,
 * so that an attacker from one place, or on one name, keeps nobody else out.
 */
async function requireTriesLeft(
  { staff: { limits } }: StaffService,
  userName: string,
  address: string,
): Promise<void> {
  const seconds =
    (await limits.address.admit(addressPrefix(address))) ??
    (await limits.userName.admit(userName)) ??
    (await limits.everybody.admit('all'))
  if (seconds === undefined) return
  signIns.inc({ by: 'staff-password', outcome: 'wait' })
  throw new ServiceRefusal('too-many-tries', 'Too many attempts. Please wait.', {
    retryAfterSeconds: seconds,
  })
}

const refusals = {
  'user-not-confirmed': 'An administrator must confirm this account.',
  'not-authorized': 'This account may not use the back office.',
  'reset-password-required': 'This password must be reset first.',
} as const

function refusalOf({ state, roles, mustResetPassword }: UserRow): keyof typeof refusals | undefined {
  if (state === 'unconfirmed') return 'user-not-confirmed'
  if (state === 'disabled' || roles.length === 0) return 'not-authorized'
  return mustResetPassword ? 'reset-password-required' : undefined
}

/** The local account with this name and password. An unknown name costs the same work. */
async function checkLocal(
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
