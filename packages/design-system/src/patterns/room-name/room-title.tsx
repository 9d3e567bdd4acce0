import { inLine } from '../in-line/index.ts'
import * as css from './room-name.css.ts'
import { type RoomToName, useRoomName } from './use-room-name.ts'

export type RoomTitleProps = RoomToName & { readonly name: string }

/** A room in two lines, where there is space for them: its category, by which rooms differ, and whose it is below. */
export function RoomTitle({ name, ...room }: RoomTitleProps) {
  const roomName = useRoomName()
  return (
    <span className={css.title}>
      <span className={css.type}>{name}</span> <span className={css.whose}>{inLine(roomName(room))}</span>
    </span>
  )
}
