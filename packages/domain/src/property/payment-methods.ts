import type { PaymentFlow } from './payment-flow.ts'

/** The ways to pay, in the order they are offered. */
export type PaymentMethod = 'card-provider' | 'credit-card' | 'automatic-charge' | 'paypal' | 'bank-transfer'

const methods: Readonly<Record<PaymentFlow, readonly [PaymentMethod, ...PaymentMethod[]]>> = {
  payments: ['card-provider'],
  'payments-palace': ['credit-card', 'automatic-charge', 'paypal'],
  'payments-wire': ['credit-card', 'automatic-charge', 'paypal', 'bank-transfer'],
}

/** How guests of a brand pay at one of its properties: as the brand says, unless the property says otherwise. */
export const paymentMethodsAt = (
  brand: { readonly paymentFlow: PaymentFlow },
  property: { readonly paymentFlow?: PaymentFlow },
): readonly [PaymentMethod, ...PaymentMethod[]] => methods[property.paymentFlow ?? brand.paymentFlow]
