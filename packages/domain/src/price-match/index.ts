export * from './price-match-state.ts'
export * from './price-match.ts'
