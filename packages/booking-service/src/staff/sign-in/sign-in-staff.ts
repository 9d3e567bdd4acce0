import { type StaffSource, toUserName } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { addressPrefix } from '../../platform/http/client-address.ts'
import { type Refusing, ServiceRefusal } from '../../platform/refusal.ts'
import { signIns } from '../../platform/telemetry/meters.ts'
import { staffUser } from '../../schema/staff.ts'
import { isPassword } from '../passwords/hash-password.ts'
import { knownDevice } from '../devices/known-device.ts'
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
  const { store, clock, refuse } = service
  const userName = toUserName(credentials.userName)
  const attempt = {
    userName,
    network: addressPrefix(caller.address),
    device: await knownDevice(store.db, caller.device, { userName, now: clock.now() }),
  }
  await requireTriesLeft(service, attempt)
  const user =
    credentials.source === 'domain'
      ? await checkDomain(service, userName, credentials.password)
      : await checkLocal(service, userName, credentials.password)
  if (!user) {
    signIns.inc({ by: 'staff-password', outcome: 'no-match' })
    await recordRefusedName(service, userName, credentials.source)
    throw refuse('credentials-not-valid', 'User name and password do not belong together.')
  }
  await forgetTries(service, attempt)
  const refusal = refusalOf(user)
  signIns.inc({ by: 'staff-password', outcome: refusal ?? 'match' })
  if (refusal) {
    await recordRefusal(service, user, 'staff-sign-in-refused', { why: refusal })
    throw refuse(refusal, refusals[refusal])
  }
  return inTransaction({ store }, (tx) => takeStep(tx, user, undefined, caller, clock.now()))
}

/** A try at the password of a name; `device` is known to its account. */
type Attempt = {
  readonly userName: string
  readonly network: string
  readonly device: string | undefined
}

/**
 * A device that the account knows is counted by itself: whatever strangers try elsewhere, its owner has tries left. Of others the
 * network is counted first, then the name: beyond the limit of either no counter that others share is touched, so that an attacker
 * from one place, or on one name, keeps nobody else out.
 */
async function requireTriesLeft({ staff: { limits } }: StaffService, attempt: Attempt): Promise<void> {
  const { userName, network, device } = attempt
  const seconds =
    device === undefined
      ? ((await limits.address.admit(network)) ??
        (await limits.userName.admit(userName)) ??
        (await limits.everybody.admit('all')))
      : await limits.device.admit(device)
  if (seconds === undefined) return
  signIns.inc({ by: 'staff-password', outcome: 'wait' })
  throw new ServiceRefusal('too-many-tries', 'Too many attempts. Please wait.', {
    retryAfterSeconds: seconds,
  })
}

/** What a right password had cost is given back, and nothing else: a stranger gains no tries by it. */
async function forgetTries({ staff: { limits } }: StaffService, attempt: Attempt): Promise<void> {
  const { userName, network, device } = attempt
  if (device !== undefined) return limits.device.forget(device)
  await limits.userName.forget(userName)
  await limits.everybody.uncount('all')
  await limits.address.uncount(network)
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
