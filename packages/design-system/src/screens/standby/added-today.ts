import { addedPerNight, type Money, type Room, type RoomOffer, type Stay } from '@veranda/domain'

/** What a room type adds to a night at today's price; nothing where it has none. */
export function addedToday(room: Room, stay: Stay, { availability }: RoomOffer): Money | undefined {
  const price = availability.kind === 'available' ? availability : availability.price
  return price && addedPerNight(room, price, stay).amount
}
