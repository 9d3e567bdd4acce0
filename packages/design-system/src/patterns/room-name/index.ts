export { CancelledRooms } from './cancelled-rooms.tsx'
export { RoomTitle, type RoomTitleProps } from './room-title.tsx'
export { wholeName } from './whole-name.tsx'
export { type RoomToName, useRoomName } from './use-room-name.ts'
