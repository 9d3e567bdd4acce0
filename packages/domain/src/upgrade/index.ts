export * from './compare-rooms.ts'
export * from './room-offer.ts'
export * from './upgrade-choice.ts'
