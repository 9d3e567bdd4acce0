export { type CardPart, cardParts } from './changed-on-card.ts'
export * from './offline-card.ts'
