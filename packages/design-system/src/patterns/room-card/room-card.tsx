import type { Room } from '@veranda/domain'
import { Heading, Text } from '../../components/text/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import { StatusBadge } from '../status-badge/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './room-card.css.ts'
import { RoomDetails } from './room-details.tsx'
import { RoomFacts } from './room-facts.tsx'
import { RoomPicture } from './room-picture.tsx'
import { RoomTotal } from './room-total.tsx'

export type RoomCardProps = {
  readonly room: Room
  readonly guestCurrency?: GuestCurrency | undefined
  /** All rooms stand alike: the reservation says so once. */
  readonly isStatusShared?: boolean | undefined
}

/** A room as the guest knows it: what it is, who sleeps in it, what belongs to it, what it costs. */
export function RoomCard({ room, guestCurrency, isStatusShared }: RoomCardProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const { roomNumber, isMain, status } = room
  const titleId = `room-${roomNumber}`
  const whoseId = `${titleId}-guest`
  return (
    <article className={css.card} aria-labelledby={`${titleId} ${whoseId}`}>
      <RoomPicture room={room} />
      <div className={css.body}>
        <div>
          <div className={css.over}>
            <Heading level={3} look="title" id={titleId}>
              {room.category.name}
            </Heading>
            {isStatusShared || <StatusBadge status={status} />}
          </div>
          <Text look="small" tone="muted" id={whoseId}>
            {inLine([roomName({ roomNumber }), isMain && words('room-card.main')].filter(Boolean).join(dot))}
          </Text>
          <RoomFacts room={room} />
        </div>
        <RoomDetails room={room} guestCurrency={guestCurrency} />
        <div className={css.total}>
          <span>
            {words(room.services.length > 0 ? 'room-card.total-without-extras' : 'room-card.total')}
          </span>
          <RoomTotal room={room} guestCurrency={guestCurrency} isStatusShared={isStatusShared} />
        </div>
      </div>
    </article>
  )
}
