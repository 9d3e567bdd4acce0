export * from './brand-key.ts'
