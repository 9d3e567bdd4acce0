export { AddOnsSoFar } from './add-ons-so-far.tsx'
export { RoomAddOns, type RoomAddOnsProps } from './room-add-ons.tsx'
export type { AddOnMenuState } from './add-on-menu-state.ts'
