import type { Refusing } from '../platform/refusal.ts'
import type { PayingService } from './payments.ts'
import type { PaymentProvider } from './port.ts'

/** What the payment functions need. */
export type PaymentNeeds = Pick<PayingService, 'store' | 'clock' | 'payments' | 'hosts' | 'log' | 'signer'>

export function requireProvider({
  payments,
  refuse,
}: Pick<PayingService, 'payments'> & Refusing<'payments-not-configured'>): PaymentProvider {
  if (!payments) throw refuse('payments-not-configured', 'Payments are not available at the moment.')
  return payments.provider
}

/** The provider, for payments that exist already; throws a configuration error without one. */
export function providerOf({ payments }: Pick<PayingService, 'payments'>): PaymentProvider {
  if (!payments) throw new Error('No payment provider is set up')
  return payments.provider
}
