import type { Sweep } from '../platform/db/sweep-rows.ts'
import type { Service } from '../platform/service.ts'
import type { PaymentProvider } from './port.ts'

/** A service that may charge cards. Where no provider is set up, nothing can be paid. */
export type PayingService = Service & { readonly payments: Payments | undefined }

/** Paying, where a provider is set up. */
export type Payments = {
  readonly provider: PaymentProvider
  /** Where the guest's page gets the card field from. */
  readonly field: CardField
  /** Other origins a page of ours frames and talks to for it. */
  readonly origins: { readonly frames: readonly string[]; readonly talksTo: readonly string[] }
  /** Pages of a provider inside the service, on a host of their own: card numbers are typed there and nowhere else. */
  readonly staffConsole?: {
    readonly origin: string
    readonly routes: { readonly fetch: (request: Request) => Response | Promise<Response> }
  }
  /** What a provider inside the service stores for a while only. */
  readonly sweeps?: readonly Sweep[]
}

type CardField =
  | { readonly kind: 'embedded'; readonly url: string }
  | {
      readonly kind: 'adyen'
      readonly clientKey: string
      readonly environment: 'test' | 'live'
      /** Stands in for Adyen's own hosts. */
      readonly url?: string
    }
