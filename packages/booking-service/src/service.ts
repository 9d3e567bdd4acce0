import type { Locale } from '@veranda/domain'
import type { Brands } from './platform/brands.ts'
import type { Caps } from './reservations/caps.ts'
import type { Store } from './platform/db/store.ts'
import type { Hosts } from './platform/hosts.ts'
import type { Log } from './platform/http/request-log.ts'
import type { Identity } from './identity/identity.ts'
import type { Payments } from './payments/payments.ts'
import type { SignInLimits } from './identity/limits.ts'

/** Everything a verb works with, handed over. Nothing of it is reached for from elsewhere. */
export type Service = {
  readonly store: Store
  readonly clock: Clock
  readonly identity: Identity
  readonly mail: Mail
  /** The brands it was handed. */
  readonly brands: Brands
  readonly hosts: Hosts
  /** Missing where no provider is set up: then nothing can be paid. */
  readonly payments?: Payments | undefined
  readonly limits: SignInLimits
  /** How much one reservation may have stored; the usual caps, unless others are given. */
  readonly caps?: Caps
  readonly log: Log
  /** How many proxies before us append to `X-Forwarded-For`. */
  readonly trustedProxyHops: number
  /** Whether localhost itself shows a start page: in development, where one was handed in. */
  readonly startPage?: 'shown'
}

export type Clock = { readonly now: () => Date }

export type Mail = {
  /** Does the same work whether or not there is anybody to write to. */
  readonly requestSignInLink: (wish: SignInLinkWish) => Promise<void>
}

export type SignInLinkWish = {
  readonly reservationCode: string
  readonly email: string
  readonly locale: Locale
}
