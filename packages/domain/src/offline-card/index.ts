export * from './card.ts'
export * from './offline-card.ts'
