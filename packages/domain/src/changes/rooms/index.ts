export * from './as-wished.ts'
export * from './new-room.ts'
