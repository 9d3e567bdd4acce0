export { RoomGuests, type RoomsOnPage } from './room-guests.ts'
export { type RoomToName, useRoomName } from './use-room-name.ts'
