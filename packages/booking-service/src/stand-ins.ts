import type { BrandId } from '@veranda/domain'
import type { Hono } from 'hono'
import type { CallsAt } from './calls-at.ts'
import type { Brands } from './platform/brands.ts'
import type { Database } from './platform/db/database.ts'
import type { Store } from './platform/db/store.ts'
import type { HostLine } from './platform/hosts.ts'
import type { HttpEnv } from './platform/http/http-env.ts'
import type { OpenPool } from './identity/pool-inside.ts'
import type { OpenMailbox } from './platform/mail/mail-setting.ts'
import type { ReceiptSigner, Signing } from './receipts/signer.ts'
import type { OpenPayments } from './start-payments.ts'
import type { Clock } from './platform/service.ts'

/** Replacements for production systems, for development, tests and demonstrations. Production passes none. */
export type StandIns = {
  /** Replaces a real user pool: `IDENTITY=embedded`. */
  readonly openPool?: OpenPool
  /** Replaces a real payment provider: `PAYMENTS=embedded`. */
  readonly openPayments?: OpenPayments
  /** Replaces a mail server, if development has none. */
  readonly openMailbox?: OpenMailbox
  /** Replaces a hotel's own data: `SAMPLE_DATA=yes`. */
  readonly loadSample?: (
    store: Store,
    wanted: { readonly brands: Brands; readonly now: Date; readonly signer: ReceiptSigner },
  ) => Promise<unknown>
  /** Lets the sample's staff do what they did before, by calls of the service: `SAMPLE_DATA=yes`. */
  readonly actAsStaff?: (stage: {
    readonly store: Store
    readonly now: Date
    readonly origin: string
    readonly callsAt: CallsAt
  }) => Promise<void>
  /** The page on localhost itself, in development. */
  readonly startPage?: (parts: StartPageParts) => Hono<HttpEnv>
}

type StartPageParts = Signing & {
  readonly database: Database
  readonly store: Store
  readonly clock: Clock
  readonly brands: Brands
  readonly originOf: (brand: BrandId) => string
  readonly lines: readonly HostLine[]
  /** The pages of the mailbox, if letters are not sent. */
  readonly letters: Hono<HttpEnv> | undefined
}
