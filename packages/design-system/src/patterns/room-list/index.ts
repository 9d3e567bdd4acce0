export { RoomList, type RoomListProps } from './room-list.tsx'
