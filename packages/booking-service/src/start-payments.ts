import type { Database } from './platform/db/database.ts'
import { type PaymentSetting, SettingsError } from './env.ts'
import { repeat, type Repeating } from './platform/jobs/job.ts'
import type { Clock } from './service.ts'
import { adyenField } from './payments/adyen/adyen-field.ts'
import type { Payments } from './payments/payments.ts'
import type { PaymentNeeds } from './payments/require-provider.ts'
import { sweepPayments } from './payments/sweep-payments.ts'

/** Opens a provider that runs inside the service and takes test cards only. Production has a real one. */
export type OpenPayments = (parts: {
  readonly database: Database
  readonly clock: Clock
  /** The host of the provider's own pages. */
  readonly origin: string
  /** The pages that may frame them. */
  readonly brandOrigins: readonly string[]
}) => Payments

export type StartPayments = {
  readonly setting: PaymentSetting
  readonly database: Database
  readonly clock: Clock
  readonly brandOrigins: readonly string[]
  readonly openPayments?: OpenPayments | undefined
}

/** The provider the settings ask for; none where payments are not offered. */
export async function startPayments({
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

/** Keeps finding what was lost, one sweep at a time. Several processes may do so side by side. */
export function startPaymentSweep(
  service: PaymentNeeds,
  onFailure: (failure: unknown) => void,
  everySeconds = 3,
): Repeating {
  if (!service.payments) return { stop: async () => undefined }
  return repeat(() => sweepPayments(service), everySeconds, onFailure)
}
