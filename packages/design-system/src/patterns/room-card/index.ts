export { fetchRoomDrawings } from './room-drawings.ts'
export { RoomCard, type RoomCardProps } from './room-card.tsx'
export { RoomRow, type RoomRowProps } from './room-row.tsx'
