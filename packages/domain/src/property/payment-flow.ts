/** How guests pay (the payment areas of section 2). */
export const paymentFlows = ['payments', 'payments-palace', 'payments-wire'] as const
export type PaymentFlow = (typeof paymentFlows)[number]
