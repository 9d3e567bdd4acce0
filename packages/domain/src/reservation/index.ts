export * from './actions.ts'
export * from './reservation.ts'
export * from './room.ts'
