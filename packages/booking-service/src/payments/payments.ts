import type { Sweep } from '../platform/db/sweep-rows.ts'
import type { Service } from '../platform/service.ts'
import type { Signing } from '../receipts/signer.ts'
import type { PaymentProvider } from './port.ts'

/** A service that may charge cards. Without a configured provider, nothing can be paid. */
export type PayingService = Service & Signing & { readonly payments: Payments | undefined }

/** The configured payment provider. */
export type Payments = {
  readonly provider: PaymentProvider
  /** The provider's card field for the guest's page. */
  readonly field: CardField
  /** Other origins that our pages frame and connect to for it. */
  readonly origins: { readonly frames: readonly string[]; readonly talksTo: readonly string[] }
  /** Pages of the embedded provider, on a host of its own, the only place where card numbers are typed. */
  readonly staffConsole?: {
    readonly origin: string
    readonly routes: { readonly fetch: (request: Request) => Response | Promise<Response> }
  }
  /** The sweeps of what the embedded provider stores for a limited time. */
  readonly sweeps?: readonly Sweep[]
}

type CardField =
  | { readonly kind: 'embedded'; readonly url: string }
  | {
      readonly kind: 'adyen'
      readonly clientKey: string
      readonly environment: 'test' | 'live'
      /** Replaces Adyen's own hosts, for tests. */
      readonly url?: string
    }
