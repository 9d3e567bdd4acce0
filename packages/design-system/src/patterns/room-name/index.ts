export { RoomTitle, type RoomTitleProps } from './room-title.tsx'
export { type RoomToName, useRoomName } from './use-room-name.ts'
