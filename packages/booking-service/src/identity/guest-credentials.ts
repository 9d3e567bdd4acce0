import type { BrandId } from '@veranda/domain'
import type { GuestCredentials } from '@veranda/identity'
import type { Brands } from '../platform/brands.ts'
import type { Database } from '../platform/db/database.ts'
import { brandOf } from './guest-user.ts'
import { consumeSecret, keepSecret, secretWaits } from './one-time-secrets.ts'

export type GuestCredentialsNeeds = {
  readonly database: Database
  readonly now: () => Date
  readonly brands: Brands
  /** Where a brand is served, from configuration. */
  readonly originOf: (brand: BrandId) => string
  /** The service's own check of names, throttled per reservation and the same work for every number. */
  readonly namesMatch: GuestCredentials['namesMatch']
  /** Told that a guest came in by a link. */
  readonly onLinkUsed: (reservationCode: string) => Promise<void>
}

/** The booking service's answers to the challenge triggers. */
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
      if (isUsed) await onLinkUsed(reservationCode)
      return isUsed
    },
    consumeHandoff: (reservationCode, secret, brand) =>
      consumeSecret(database, { reservationCode, brand, purpose: 'handoff' }, secret, now()),
    homeOf: async (reservationCode) => {
      const brand = await brandOf(database, reservationCode)
      // A brand nobody handed in has no site here: its guests are strangers.
      return brand !== undefined && brands.find(brand) ? { brand, origin: originOf(brand) } : undefined
    },
    issueHandoff: ({ reservationCode, secret, brand }) =>
      keepSecret(database, { reservationCode, brand, purpose: 'handoff' }, secret, now()),
    handoffWaits: (reservationCode, secret) =>
      secretWaits(database, { reservationCode, purpose: 'handoff' }, secret, now()),
  }
}
