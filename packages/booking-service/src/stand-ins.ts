import type { BrandId } from '@veranda/domain'
import type { Hono } from 'hono'
import type { Brands } from './platform/brands.ts'
import type { Database } from './platform/db/database.ts'
import type { Store } from './platform/db/store.ts'
import type { HostLine } from './platform/hosts.ts'
import type { HttpEnv } from './platform/http/http-env.ts'
import type { OpenPool } from './identity/pool-inside.ts'
import type { OpenMailbox } from './platform/mail/mail-setting.ts'
import type { OpenPayments } from './start-payments.ts'
import type { Clock } from './platform/service.ts'

/** What development, tests and demonstrations put in place of what production has. Production hands in none. */
export type StandIns = {
  /** In place of a real user pool: `IDENTITY=embedded`. */
  readonly openPool?: OpenPool
  /** In place of a real payment provider: `PAYMENTS=embedded`. */
  readonly openPayments?: OpenPayments
  /** In place of a mail server, where development names none. */
  readonly openMailbox?: OpenMailbox
  /** In place of a hotel's own data: `SAMPLE_DATA=yes`. */
  readonly loadSample?: (
    store: Store,
    wanted: { readonly brands: Brands; readonly now: Date },
  ) => Promise<unknown>
  /** What localhost itself shows in development. */
  readonly startPage?: (parts: StartPageParts) => Hono<HttpEnv>
}

type StartPageParts = {
  readonly database: Database
  readonly clock: Clock
  readonly brands: Brands
  readonly originOf: (brand: BrandId) => string
  readonly lines: readonly HostLine[]
  /** The mailbox to read, where letters are not sent. */
  readonly letters: Hono<HttpEnv> | undefined
}
