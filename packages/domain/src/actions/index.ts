export * from './allowed-actions.ts'
export * from './open-actions.ts'
