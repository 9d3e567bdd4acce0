export { ExtrasSoFar } from './extras-so-far.tsx'
export { RoomServices, type RoomServicesProps } from './room-services.tsx'
export type { ServiceMenuState } from './service-menu-state.ts'
