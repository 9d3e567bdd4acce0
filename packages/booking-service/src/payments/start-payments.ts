import type { Database } from '../db/database.ts'
import type { PaymentSetting } from '../env.ts'
import { repeat, type Repeating } from '../repeat.ts'
import type { Clock } from '../service.ts'
import { adyenField } from './adyen/adyen-field.ts'
import { deskRoutes, embeddedProvider } from '@veranda/dev-payment-provider'
import type { Payments } from './payments.ts'
import type { PaymentNeeds } from './require-provider.ts'
import { sweepPayments } from './sweep-payments.ts'

export type StartPayments = {
  readonly setting: PaymentSetting
  readonly database: Database
  readonly clock: Clock
  readonly brandOrigins: readonly string[]
}

/** The provider the settings ask for; none where payments are not offered. */
export async function startPayments({
  setting,
  database,
  clock,
  brandOrigins,
}: StartPayments): Promise<Payments | undefined> {
  switch (setting.kind) {
    case 'none':
      return undefined
    case 'embedded': {
      const { origin } = setting
      return {
        provider: embeddedProvider({ database, clock, origin }),
        field: { kind: 'embedded', url: `${origin}/card` },
        origins: { frames: [origin], talksTo: [] },
        desk: { origin, routes: deskRoutes({ database, clock, origin, brandOrigins }) },
      }
    }
    case 'adyen': {
      const { adyenProvider } = await import('./adyen/adyen-provider.ts')
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
