import type { RateCalendarRoom, UnavailableStay } from '@veranda/domain'
import { useDates } from '../dates/index.ts'
import { type RoomToName, useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../later-words/index.ts'

/** A room by its number, with its present or selected category. */
export type NamedRoom = Pick<RateCalendarRoom, 'roomNumber' | 'name'>

/** What stands in the way of a stay, in a sentence that names the day and the rooms. */
export function useRestrictionWords(rooms: readonly NamedRoom[]): (restriction: UnavailableStay) => string {
  const words = useLaterWords()
  const dates = useDates()
  const roomName = useRoomName()
  return (restriction) => {
    switch (restriction.kind) {
      case 'not-a-stay':
      case 'in-the-past':
        return words(`stay-calendar.${restriction.kind}`)
      case 'too-short':
        return words('stay-calendar.too-short', { nights: restriction.minimumNights })
      case 'too-long':
        return words('stay-calendar.too-long', { nights: restriction.maximumNights })
      case 'no-check-in':
      case 'no-check-out':
      case 'closed':
      case 'not-on-sale':
        return words(`stay-calendar.${restriction.kind}`, { date: dates.shortDay(restriction.on) })
      case 'rate-not-found':
      case 'sold-out':
        return words(`stay-calendar.${restriction.kind}`, {
          date: dates.shortDay(restriction.on),
          rooms: roomWords(rooms, restriction.roomNumbers, roomName),
        })
    }
  }
}

/** Each with its guest and its category; without the latter where it is not known. */
const roomWords = (
  rooms: readonly NamedRoom[],
  numbers: readonly number[],
  roomName: (room: RoomToName) => string,
): string =>
  numbers
    .map((roomNumber) =>
      roomName({ roomNumber, name: rooms.find((room) => room.roomNumber === roomNumber)?.name }),
    )
    .join('; ')
