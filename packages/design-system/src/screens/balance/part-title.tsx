import type { Reservation } from '@veranda/domain'
import { RoomTitle } from '../../patterns/room-name/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './balance.css.ts'

export type PartTitleProps = {
  readonly reservation: Pick<Reservation, 'rooms'>
  /** None for the transfer. */
  readonly roomNumber: number | null
}

/** What a part of a balance is called: a room by its type and whose it is, or the transfer. */
export function PartTitle({ reservation: { rooms }, roomNumber }: PartTitleProps) {
  const words = useLaterWords()
  const room = rooms.find((one) => one.roomNumber === roomNumber)
  if (!room) return <strong className={css.name}>{words('balance.transfer')}</strong>
  return <RoomTitle name={room.category.name} roomNumber={room.roomNumber} />
}
