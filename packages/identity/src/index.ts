export * from '@veranda/dev-identity-pool'
export * from './session-token.ts'
export * from './triggers/index.ts'
