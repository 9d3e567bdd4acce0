import { expect, test } from 'vitest'
import { paymentMethodsAt } from './payment-methods.ts'

test.each([
  ['payments', {}, ['card-provider']],
  ['payments-palace', {}, ['credit-card', 'automatic-charge', 'paypal']],
  ['payments-wire', {}, ['credit-card', 'automatic-charge', 'paypal', 'bank-transfer']],
  ['payments', { paymentFlow: 'payments-palace' }, ['credit-card', 'automatic-charge', 'paypal']],
] as const)(
  'guests of a brand that pays by %s, at a property that says %j, pay by %j',
  (paymentFlow, property, methods) => {
    expect(paymentMethodsAt({ paymentFlow }, property)).toEqual(methods)
  },
)
