export { RoomChoosers, type RoomChoosersProps } from './room-choosers.tsx'
export type { RoomOffersState } from './room-offers-state.ts'
