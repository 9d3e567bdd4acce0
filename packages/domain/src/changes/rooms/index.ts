export * from './as-selected.ts'
export * from './new-room.ts'
