export type { NewRoomState } from './new-room-state.ts'
export { NewRooms, type NewRoomsProps } from './new-rooms.tsx'
