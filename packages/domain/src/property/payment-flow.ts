/** How guests pay. */
export const paymentFlows = ['payments', 'payments-palace', 'payments-wire'] as const
export type PaymentFlow = (typeof paymentFlows)[number]
