import type { Database } from './platform/db/database.ts'
import type { PaymentSetting } from './payments/payment-setting.ts'
import type { Clock } from './platform/service.ts'
import { SettingsError } from './platform/settings-error.ts'
import { adyenField } from './payments/adyen/adyen-field.ts'
import type { Payments } from './payments/payments.ts'
import { watchedProvider } from './payments/watched-provider.ts'

/** Opens the embedded provider, which takes test cards only. Production uses a real one. */
export type OpenPayments = (parts: {
  readonly database: Database
  readonly clock: Clock
  /** The host of the provider's own pages. */
  readonly origin: string
  /** The origins that may frame these pages. */
  readonly brandOrigins: readonly string[]
}) => Payments

export type StartPayments = {
  readonly setting: PaymentSetting
  readonly database: Database
  readonly clock: Clock
  readonly brandOrigins: readonly string[]
  readonly openPayments?: OpenPayments | undefined
}

/** The provider that the settings name, watched; `undefined` where payments are not offered. */
export async function startPayments(parts: StartPayments): Promise<Payments | undefined> {
  const payments = await opened(parts)
  return payments && { ...payments, provider: watchedProvider(payments.provider) }
}

async function opened({
  setting,
  database,
  clock,
  brandOrigins,
  openPayments,
}: StartPayments): Promise<Payments | undefined> {
  switch (setting.kind) {
    case 'none':
      return undefined
    case 'embedded':
      if (!openPayments)
        throw new SettingsError(
          'PAYMENTS must not be embedded: this program has no payment provider of its own.',
        )
      return openPayments({ database, clock, origin: setting.origin, brandOrigins })
    case 'adyen': {
      const { adyenProvider } = await import('./payments/adyen/adyen-provider.ts')
      return { provider: adyenProvider(setting), ...adyenField(setting) }
    }
  }
}
