import type { Instant } from '../dates/index.ts'
import type { StaffRole } from './permissions.ts'
import type { StaffSource } from './sign-in-rules.ts'

/** `invited` has a letter and no password yet; `unconfirmed` waits for an administrator; `disabled` was switched off. */
export const memberStates = ['invited', 'active', 'unconfirmed', 'disabled'] as const
export type MemberState = (typeof memberStates)[number]

/** A member of staff, as colleagues see them. */
export type TeamMember = {
  readonly userId: number
  readonly userName: string
  readonly name: string
  readonly email?: string
  readonly source: StaffSource
  readonly roles: readonly StaffRole[]
  readonly state: MemberState
  /** Whether an administrator demands a second factor. */
  readonly needsSecondFactor: boolean
  readonly hasSecondFactor: boolean
  readonly lastSignInAt?: Instant
  /** How many are open. */
  readonly sessions: number
}

/** A session that is open somewhere. */
export type MemberSession = {
  readonly sessionId: number
  readonly startedAt: Instant
  readonly seenAt: Instant
  readonly address: string
  readonly browser: string
  /** The one in which this is read. */
  readonly isThisOne: boolean
}

export type TeamMemberDetails = TeamMember & { readonly openSessions: readonly MemberSession[] }

/** What an administrator may do with the account of another member. */
export const teamChanges = [
  'set-roles',
  'enable',
  'disable',
  'demand-second-factor',
  'waive-second-factor',
  'reset-second-factor',
  'end-session',
  'end-sessions',
  'invite-again',
] as const
export type TeamChange = (typeof teamChanges)[number]

export type TeamRefusal = 'own-account' | 'last-admin' | 'of-directory'

type Asked = {
  readonly change: TeamChange
  /** Of `set-roles`. */
  readonly roles: readonly StaffRole[]
  readonly member: Pick<TeamMember, 'userId' | 'roles' | 'source' | 'state'>
  /** The account of the administrator who asks, where there is one here. */
  readonly by: number | undefined
  /** How many other accounts that may sign in are administrators’. */
  readonly otherAdmins: number
}

/**
 * Why a change of an account is refused: nobody takes the keys out of their own hand, one administrator always has them, and what
 * the company’s directory decides is decided there.
 */
export function teamRefusal({ change, roles, member, by, otherAdmins }: Asked): TeamRefusal | undefined {
  const demotes = change === 'set-roles' && member.roles.includes('admin') && !roles.includes('admin')
  const locksOut = change === 'disable' || demotes
  if (member.userId === by && (locksOut || change === 'reset-second-factor')) return 'own-account'
  if (member.source === 'domain' && (change === 'set-roles' || change === 'invite-again'))
    return 'of-directory'
  const isAdmin = member.roles.includes('admin') && member.state === 'active'
  return locksOut && isAdmin && otherAdmins === 0 ? 'last-admin' : undefined
}

/** A browser, by what it says of itself: its own name and the system it runs on. */
export function browserName(agent: string): string {
  const find = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, sign]) => sign.test(agent))?.[0]
  // Every browser claims to be several others; the more particular name comes first.
  const browser = find([
    ['Edge', /Edg(?:e|A|iOS)?\//],
    ['Opera', /OPR\//],
    ['Samsung Internet', /SamsungBrowser\//],
    ['Firefox', /Firefox\/|FxiOS\//],
    ['Chrome', /Chrome\/|CriOS\//],
    ['Safari', /Safari\//],
  ])
  const system = find([
    ['iPhone', /iPhone/],
    ['iPad', /iPad/],
    ['Android', /Android/],
    ['Windows', /Windows/],
    ['macOS', /Mac OS X/],
    ['Linux', /Linux/],
  ])
  return [browser, system].filter(Boolean).join(', ')
}
