import type { BrandId } from '@veranda/domain'
import type { GuestCredentials } from '@veranda/identity'
import type { Brands } from '../platform/brands.ts'
import type { Database } from '../platform/db/database.ts'
import { signIns } from '../platform/telemetry/meters.ts'
import { brandOf } from './guest-user.ts'
import { consumeSecret, keepSecret, secretWaits } from './one-time-secrets.ts'

export type GuestCredentialsNeeds = {
  readonly database: Database
  readonly now: () => Date
  readonly brands: Brands
  /** The configured origin of a brand's site. */
  readonly originOf: (brand: BrandId) => string
  /**
   * Checks a guest's names, throttled per reservation; takes the same work whether or not the number exists.
   */
  readonly namesMatch: GuestCredentials['namesMatch']
  /** Called when a guest has signed in by a link. */
  readonly onLinkUsed: (reservationCode: string) => Promise<void>
}

/** The booking service's answers to the triggers of the sign-in challenge. */
export function guestCredentials({
  database,
  brands,
  now,
  originOf,
  namesMatch,
  onLinkUsed,
}: GuestCredentialsNeeds): GuestCredentials {
  return {
    namesMatch,
    consumeLink: async (reservationCode, secret, brand) => {
      const isUsed = await consumeSecret(database, { reservationCode, brand, purpose: 'link' }, secret, now())
      signIns.inc({ by: 'link', outcome: isUsed ? 'match' : 'no-match' })
      if (isUsed) await onLinkUsed(reservationCode)
      return isUsed
    },
    consumeHandoff: (reservationCode, secret, brand) =>
      consumeSecret(database, { reservationCode, brand, purpose: 'handoff' }, secret, now()),
    homeOf: async (reservationCode) => {
      const brand = await brandOf(database, reservationCode)
      // A brand that was not handed in has no site here, so its guests are unknown.
      return brand !== undefined && brands.find(brand) ? { brand, origin: originOf(brand) } : undefined
    },
    issueHandoff: ({ reservationCode, secret, brand }) =>
      keepSecret(database, { reservationCode, brand, purpose: 'handoff' }, secret, now()),
    handoffWaits: (reservationCode, secret) =>
      secretWaits(database, { reservationCode, purpose: 'handoff' }, secret, now()),
  }
}
