export * from './guest.ts'
