/** A guard's answer: what it checked, or the place to go instead. */
export type Guarded<Value> = Passed<Value> | Sent
export type Passed<Value> = { readonly kind: 'passed'; readonly value: Value }
export type Sent = { readonly kind: 'sent'; readonly to: string }

export const pass = <Value>(value: Value): Passed<Value> => ({ kind: 'passed', value })
export const sendTo = (to: string): Sent => ({ kind: 'sent', to })
