export type { NewRoomOffers } from './new-room-offers.ts'
export { NewRooms, type NewRoomsProps } from './new-rooms.tsx'
