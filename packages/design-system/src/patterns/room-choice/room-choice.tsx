import type { CancellationVariant, Room } from '@veranda/domain'
import { Heading, Text } from '../../components/text/index.ts'
import { useMoney } from '../money/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { dot, useLaterWords } from '../words/index.ts'
import { outcomeWords } from './outcome-words.ts'
import * as css from './room-choice.css.ts'
import { toggleRoom } from './toggle-room.ts'

export type RoomChoiceProps = {
  /** Those that can still be cancelled. */
  readonly rooms: readonly Room[]
  readonly variant: CancellationVariant
  readonly chosen: readonly number[]
  readonly onRooms: (roomNumbers: readonly number[]) => void
}

/** Which rooms go, and what that means for those that stay. */
export function RoomChoice(props: RoomChoiceProps) {
  const { rooms, variant, chosen } = props
  const words = useLaterWords()
  const going = rooms.filter(({ roomNumber }) => chosen.includes(roomNumber)).length
  if (variant === 'all-rooms-together') return <AllTogether rooms={rooms} />
  return (
    <div className={css.group}>
      <fieldset className={css.rooms}>
        <legend className={css.legend}>
          <Heading level={2}>{words('room-choice.title')}</Heading>
        </legend>
        {rooms.map((room) => (
          <Choosable key={room.roomNumber} {...props} room={room} />
        ))}
      </fieldset>
      <p className={css.outcome} role="status">
        {outcomeWords(rooms.length, going, words)}
      </p>
    </div>
  )
}

function Choosable({ rooms, chosen, onRooms, room }: RoomChoiceProps & { readonly room: Room }) {
  return (
    <label className={css.choosable}>
      <input
        type="checkbox"
        className={css.box}
        name="room"
        value={room.roomNumber}
        checked={chosen.includes(room.roomNumber)}
        onChange={() => onRooms(toggleRoom(rooms, chosen, room))}
      />
      <RoomWords room={room} />
    </label>
  )
}

function AllTogether({ rooms }: { readonly rooms: readonly Room[] }) {
  const words = useLaterWords()
  return (
    <section className={css.group}>
      <Heading level={2}>{words('room-choice.all-title', { rooms: rooms.length })}</Heading>
      <ul className={css.rooms}>
        {rooms.map((room) => (
          <li key={room.roomNumber} className={css.fixed}>
            <RoomWords room={room} />
          </li>
        ))}
      </ul>
      {rooms.length > 1 && <Text tone="muted">{words('room-choice.all-note')}</Text>}
    </section>
  )
}

function RoomWords({ room }: { readonly room: Room }) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const money = useMoney()
  const kind = words(room.ratePlan.kind === 'flexible' ? 'room-card.flexible' : 'room-card.non-refundable')
  return (
    <span className={css.wording}>
      <span className={css.name}>{room.category.name}</span>
      <span className={css.price}>{money.exact(room.total)}</span>
      <span className={css.note}>{[roomName({ roomNumber: room.roomNumber }), kind].join(dot)}</span>
      {room.isMain && <span className={css.rule}>{words('room-choice.main')}</span>}
    </span>
  )
}
