export * from './age.ts'
export * from './fold-name.ts'
export * from './guest.ts'
