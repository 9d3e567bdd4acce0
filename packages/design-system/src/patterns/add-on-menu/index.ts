export { refusedAddOn } from './refused-taking.ts'
export { OwnAddOnsBeside } from './own-add-ons.tsx'
export { RoomAddOns, type RoomAddOnsProps } from './room-add-ons.tsx'
