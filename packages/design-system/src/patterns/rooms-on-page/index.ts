export { RoomGuests, type RoomsOnPage } from './rooms-on-page.ts'
