import { mainGuestName } from '@veranda/domain'
import { use } from 'react'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import { RoomGuests } from '../rooms-on-page/index.ts'

/** A room to be named: by its category as well where `name` is given. */
export type RoomToName = {
  readonly roomNumber: number
  readonly name?: string | undefined
  /** Whose room it is to be, where it is not part of the reservation yet. */
  readonly guest?: string | undefined
}

/**
 * "Amelia Hartwell · Room 4, Superior Garden View": the one way to name a room in one line. Its guest comes first, because
 * nobody knows which cousin sleeps in room 4. A room that is not part of the reservation yet is a new one.
 */
export function useRoomName(): (room: RoomToName) => string {
  const words = useLaterWords()
  const rooms = use(RoomGuests)
  if (!rooms) throw new Error('A room is named outside of RoomGuests: nobody would know whose it is')
  return ({ roomNumber: number, name, guest }) => {
    const booked = rooms.find((room) => room.roomNumber === number)
    // Of several new rooms, which: they have no guest to be told apart by yet.
    const place = Math.max(1, number - Math.max(0, ...rooms.map(({ roomNumber }) => roomNumber)))
    const what = booked
      ? name
        ? words('room-name.room', { number, name })
        : words('room-name.number', { number })
      : name
        ? words('room-name.new-room', { name, place })
        : words('room-name.new-number', { place })
    return [booked ? mainGuestName(booked) : guest, what].filter(Boolean).join(dot)
  }
}
