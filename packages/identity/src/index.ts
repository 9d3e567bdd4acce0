export * from './secrets.ts'
export * from './session-token.ts'
export * from './throttle.ts'
export * from './triggers/index.ts'
