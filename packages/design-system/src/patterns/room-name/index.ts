export { RoomGuests, type RoomsOnPage } from './room-guests.ts'
export { RoomTitle, type RoomTitleProps } from './room-title.tsx'
export { type RoomToName, useRoomName } from './use-room-name.ts'
