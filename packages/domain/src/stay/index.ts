export * from './instant.ts'
export * from './plain-date.ts'
export * from './stay.ts'
