export * from './decline-reason.ts'
export * from './payment-state.ts'
export * from './refund-plan.ts'
export * from './refund-state.ts'
