export * from './pool/index.ts'
export * from './session-token.ts'
export * from './triggers/index.ts'
