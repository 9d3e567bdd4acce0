import type { Clock, Database } from './port.ts'
import { consoleRoutes } from './console-routes.ts'
import { embeddedProvider } from './embedded-provider.ts'
import { oldCards } from './sweep-cards.ts'

export { cardScript } from './card-page.ts'
export { consoleRoutes } from './console-routes.ts'
export { embeddedProvider } from './embedded-provider.ts'
export { oldCards } from './sweep-cards.ts'
export { providerCard, providerCharge, providerRefund } from './tables.ts'
export { testCards } from './test-cards.ts'
export { passesCheck, tokeniseCard } from './tokenise-card.ts'

export type EmbeddedPaymentParts = {
  readonly database: Database
  readonly clock: Clock
  /** The host of the card field and the bank's page. */
  readonly origin: string
  /** Pages that may frame the card field. */
  readonly brandOrigins: readonly string[]
}

/** The provider with its pages, as a service is handed a provider. */
export const embeddedPayments = (parts: EmbeddedPaymentParts) => {
  const { origin } = parts
  return {
    provider: embeddedProvider(parts),
    field: { kind: 'embedded', url: `${origin}/card` },
    origins: { frames: [origin], talksTo: [] },
    staffConsole: { origin, routes: consoleRoutes(parts) },
    sweeps: [oldCards],
  } as const
}
