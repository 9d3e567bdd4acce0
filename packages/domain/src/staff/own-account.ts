import type { Instant } from '../dates/index.ts'
import type { MemberSession, TeamMember } from './team.ts'

export const longestFactorName = 60

/** What proves a member of staff beside the password: the codes of an app, or a passkey of a device. */
export const secondFactorKinds = ['app', 'passkey'] as const
export type SecondFactorKind = (typeof secondFactorKinds)[number]

export type SecondFactor = {
  readonly factorId: string
  readonly kind: SecondFactorKind
  /** As its owner named it; an app has none. */
  readonly name: string
  readonly addedAt: Instant
  readonly usedAt?: Instant
}

/** One's own account. */
export type OwnAccount = Pick<
  TeamMember,
  'userName' | 'name' | 'email' | 'source' | 'roles' | 'needsSecondFactor'
> & {
  readonly sessions: readonly MemberSession[]
  readonly factors: readonly SecondFactor[]
}
