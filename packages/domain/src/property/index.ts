export * from './age.ts'
export * from './cancellation-variant.ts'
export * from './payment-flow.ts'
export * from './property-rules.ts'
