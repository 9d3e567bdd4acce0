import type { PaymentFlow } from './payment-flow.ts'

export type PaymentMethod = 'card-provider' | 'credit-card' | 'automatic-charge' | 'paypal' | 'bank-transfer'

/** The methods of each flow, the one that is offered first before the others. */
export const paymentMethodsOf: Readonly<Record<PaymentFlow, readonly [PaymentMethod, ...PaymentMethod[]]>> = {
  payments: ['card-provider'],
  'payments-palace': ['credit-card', 'automatic-charge', 'paypal'],
  'payments-wire': ['credit-card', 'automatic-charge', 'paypal', 'bank-transfer'],
}
