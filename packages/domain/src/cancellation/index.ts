export * from './penalty.ts'
export * from './policy.ts'
export * from './timeline.ts'
