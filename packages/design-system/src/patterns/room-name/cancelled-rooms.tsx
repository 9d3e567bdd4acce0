import type { Room } from '@veranda/domain'
import { Text } from '../../components/text/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { useRoomName } from './use-room-name.ts'

/** Why numbers are missing in a list of rooms: these were cancelled. */
export function CancelledRooms({
  rooms,
}: {
  readonly rooms: readonly Pick<Room, 'roomNumber' | 'status'>[]
}) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const gone = rooms.filter(({ status }) => status === 'cancelled')
  if (gone.length === 0) return null
  const names = gone.map(({ roomNumber }) => roomName({ roomNumber }))
  return (
    <Text look="small" tone="muted">
      {inLine(words('room-name.cancelled', { count: gone.length, rooms: names.join('; ') }))}
    </Text>
  )
}
