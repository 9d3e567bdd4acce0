export * from './age.ts'
export * from './cancellation-variant.ts'
