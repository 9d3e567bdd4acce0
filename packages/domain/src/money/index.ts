export * from './allocate.ts'
export * from './approximate.ts'
export * from './currency.ts'
export * from './money.ts'
