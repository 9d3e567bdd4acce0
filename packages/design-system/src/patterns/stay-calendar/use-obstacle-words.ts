import type { BoardRoom, StayObstacle } from '@veranda/domain'
import { useDates } from '../dates/index.ts'
import { type RoomToName, useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../words/index.ts'

/** A room by its number, and the category it is, or would be, of. */
export type NamedRoom = Pick<BoardRoom, 'roomNumber' | 'name'>

/** What stands in the way of a stay, in a sentence that names the day and the rooms. */
export function useObstacleWords(rooms: readonly NamedRoom[]): (obstacle: StayObstacle) => string {
  const words = useLaterWords()
  const dates = useDates()
  const roomName = useRoomName()
  return (obstacle) => {
    switch (obstacle.kind) {
      case 'not-a-stay':
      case 'in-the-past':
        return words(`stay-calendar.${obstacle.kind}`)
      case 'too-short':
        return words('stay-calendar.too-short', { nights: obstacle.minimumNights })
      case 'too-long':
        return words('stay-calendar.too-long', { nights: obstacle.maximumNights })
      case 'no-check-in':
      case 'no-check-out':
      case 'closed':
      case 'not-on-sale':
        return words(`stay-calendar.${obstacle.kind}`, { date: dates.shortDay(obstacle.on) })
      case 'rate-not-found':
      case 'sold-out':
        return words(`stay-calendar.${obstacle.kind}`, {
          date: dates.shortDay(obstacle.on),
          rooms: roomWords(rooms, obstacle.roomNumbers, roomName),
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
