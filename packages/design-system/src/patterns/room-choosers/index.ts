export { RoomChoosers, type RoomChoosersProps } from './room-choosers.tsx'
export type { OffersByRoom, RoomOffersState } from './room-offers-state.ts'
