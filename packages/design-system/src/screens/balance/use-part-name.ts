import type { Reservation } from '@veranda/domain'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'

/** What a part of a balance is called: a room by its name, or the transfer. */
export function usePartName({ rooms }: Pick<Reservation, 'rooms'>): (roomNumber: number | null) => string {
  const words = useLaterWords()
  const roomName = useRoomName()
  return (roomNumber) => {
    const room = rooms.find((one) => one.roomNumber === roomNumber)
    return room
      ? roomName({ roomNumber: room.roomNumber, name: room.category.name })
      : words('balance.transfer')
  }
}
