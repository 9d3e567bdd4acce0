import { type CancellationVariant, type Money, type Room, sum } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useMoney } from '../money/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
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
  const main = rooms.length > 1 ? rooms.find(({ isMain }) => isMain) : undefined
  if (variant === 'all-rooms-together') return <AllTogether rooms={rooms} />
  return (
    <div className={css.group}>
      <fieldset className={css.rooms}>
        <legend className={css.legend}>
          <Heading level={2}>{words('room-choice.title')}</Heading>
        </legend>
        {rooms.map((room) =>
          room === main ? (
            <MainRoom key={room.roomNumber} {...props} room={room} />
          ) : (
            <Choosable key={room.roomNumber} {...props} room={room}>
              <RoomWords room={room} />
            </Choosable>
          ),
        )}
        {main && (
          <Choosable {...props} room={main}>
            <AllRooms rooms={rooms} currency={main.total.currency} />
          </Choosable>
        )}
      </fieldset>
      <p className={css.outcome} role="status">
        {outcomeWords(rooms.length, going, words)}
      </p>
    </div>
  )
}

type OneRoomProps = RoomChoiceProps & { readonly room: Room }

function Choosable(props: OneRoomProps & { readonly children: ReactNode }) {
  const { rooms, chosen, onRooms, room, children } = props
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
      {children}
    </label>
  )
}

/** It has no box of its own: it goes with all the others, whose box is the last. */
function MainRoom({ chosen, room }: OneRoomProps) {
  const words = useLaterWords()
  return (
    <div className={chosen.includes(room.roomNumber) ? css.mainGoing : css.mainStaying}>
      <span className={css.lock}>
        <Icon name={laterIcons.lock} />
      </span>
      <RoomWords room={room}>
        <span className={css.rule}>{words('room-choice.main')}</span>
      </RoomWords>
    </div>
  )
}

/** The whole stay: the one way in which the main room goes too. */
function AllRooms({ rooms, currency }: Pick<RoomChoiceProps, 'rooms'> & Pick<Money, 'currency'>) {
  const words = useLaterWords()
  const money = useMoney()
  const total = sum(
    rooms.map((room) => room.total),
    currency,
  )
  return (
    <span className={css.wording}>
      <span className={css.name}>{words('room-choice.every-room', { rooms: rooms.length })}</span>
      <span className={css.price}>{money.exact(total)}</span>
      <span className={css.note}>{words('room-choice.every-room-note')}</span>
    </span>
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

function RoomWords({ room, children }: { readonly room: Room; readonly children?: ReactNode }) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const money = useMoney()
  const kind = words(room.ratePlan.kind === 'flexible' ? 'room-card.flexible' : 'room-card.non-refundable')
  return (
    <span className={css.wording}>
      <span className={css.name}>{room.category.name}</span>
      <span className={css.price}>{money.exact(room.total)}</span>
      <span className={css.note}>{inLine([roomName({ roomNumber: room.roomNumber }), kind].join(dot))}</span>
      {children}
    </span>
  )
}
