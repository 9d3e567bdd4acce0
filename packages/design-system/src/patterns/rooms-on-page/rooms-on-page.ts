import type { Guest, Room } from '@veranda/domain'
import { createContext } from 'react'

/** The rooms of the reservation on the page, so that a room is always named with its guest. */
export type RoomsOnPage = readonly (Pick<Room, 'roomNumber'> & {
  readonly guests: readonly Pick<Guest, 'isMainGuest' | 'firstName' | 'lastName'>[]
})[]

export const RoomGuests = createContext<RoomsOnPage | undefined>(undefined)
