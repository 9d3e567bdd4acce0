/** How a property's payments are made (the payment areas of section 2). */
export const paymentFlows = ['payments', 'payments-palace', 'payments-wire'] as const
export type PaymentFlow = (typeof paymentFlows)[number]

export type PaymentMethod = 'card-provider' | 'credit-card' | 'automatic-charge' | 'paypal' | 'bank-transfer'

/** The methods of each flow, the one that is offered first before the others. */
export const paymentMethodsOf: Readonly<Record<PaymentFlow, readonly [PaymentMethod, ...PaymentMethod[]]>> = {
  payments: ['card-provider'],
  'payments-palace': ['credit-card', 'automatic-charge', 'paypal'],
  'payments-wire': ['credit-card', 'automatic-charge', 'paypal', 'bank-transfer'],
}
