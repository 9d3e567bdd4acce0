import type { PaymentFlow } from './payment-flow.ts'

export type PaymentMethod = 'card-provider' | 'credit-card' | 'automatic-charge' | 'paypal' | 'bank-transfer'

/** The methods of each flow, in the order in which they are offered. */
export const paymentMethodsOf: Readonly<Record<PaymentFlow, readonly [PaymentMethod, ...PaymentMethod[]]>> = {
  payments: ['card-provider'],
  'payments-palace': ['credit-card', 'automatic-charge', 'paypal'],
  'payments-wire': ['credit-card', 'automatic-charge', 'paypal', 'bank-transfer'],
}
