import type { BrandId } from '../brand/index.ts'
import type { Instant } from '../stay/index.ts'

/** Section 9: a login lasts this long, whatever the guest does. */
export const sessionHours = 24

const hour = 3_600_000

/** A signed-in guest: one reservation, one brand. */
export type GuestSession = {
  readonly reservationCode: string
  readonly brand: BrandId
  readonly signedInAt: Instant
}

/** Milliseconds until the session ends; 0 once it has. */
export const remainingOf = (session: Pick<GuestSession, 'signedInAt'>, now: Instant): number =>
  Math.max(0, Date.parse(session.signedInAt) + sessionHours * hour - Date.parse(now))

export const hasEnded = (session: Pick<GuestSession, 'signedInAt'>, now: Instant): boolean =>
  remainingOf(session, now) === 0
