export { OwnAddOnsBeside } from './own-add-ons.tsx'
export { RoomAddOns, type RoomAddOnsProps } from './room-add-ons.tsx'
export type { AddOnMenuState } from './add-on-menu-state.ts'
