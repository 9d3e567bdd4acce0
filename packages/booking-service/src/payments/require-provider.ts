import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../service.ts'
import type { PaymentProvider } from './port.ts'

/** What the verbs of paying work with. */
export type PaymentNeeds = Pick<Service, 'store' | 'clock' | 'payments' | 'hosts' | 'log'>

export function requireProvider({ payments }: Pick<Service, 'payments'>): PaymentProvider {
  if (!payments)
    throw new ServiceRefusal('payments-not-configured', 'Payments are not available at the moment.')
  return payments.provider
}
