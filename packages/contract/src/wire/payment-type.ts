import type { BalanceTiming, PaymentMethod } from '@veranda/domain'
import { picklist } from 'valibot'

/** The methods that have a number on the wire. */
const methods = [
  'credit-card',
  'automatic-charge',
  'paypal',
  'card-provider',
] as const satisfies readonly PaymentMethod[]

/** Credit card 1, automatic charge 2, PayPal 3, card provider 4. */
export const paymentType = /* @__PURE__ */ picklist([1, 2, 3, 4])
type PaymentType = 1 | 2 | 3 | 4

/** The payment method of a number of the API. */
export const methodOfType = (type: PaymentType): PaymentMethod => methods[type - 1] ?? 'credit-card'

/** The number the API knows a payment method by. */
export const typeOfMethod = (method: (typeof methods)[number]): PaymentType =>
  (methods.indexOf(method) + 1) as PaymentType

/** Prior to arrival 1, pay now 2. */
export const timingType = /* @__PURE__ */ picklist([1, 2])
type TimingType = 1 | 2

/** When a balance is paid, of a number of the API. */
export const timingOfType = (type: TimingType): BalanceTiming => (type === 1 ? 'before-arrival' : 'now')
/** The number the API has for when a balance is paid. */
export const typeOfTiming = (timing: BalanceTiming): TimingType => (timing === 'before-arrival' ? 1 : 2)
