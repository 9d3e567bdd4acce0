import { Heading, Text } from '../../components/text/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { StatusBadge } from '../status-badge/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './room-card.css.ts'
import type { RoomCardProps } from './room-card.tsx'
import { RoomDetails } from './room-details.tsx'
import { RoomFacts } from './room-facts.tsx'
import { RoomPicture } from './room-picture.tsx'
import * as row from './room-row.css.ts'
import { RoomTotal } from './room-total.tsx'

export type RoomRowProps = RoomCardProps & {
  readonly isOpen: boolean
  readonly onFold: (isOpen: boolean) => void
}

/** One room among many: name, guests, state and total in a line, everything else in place behind it. */
export function RoomRow({ room, guestCurrency, isStatusShared, isOpen, onFold }: RoomRowProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const { roomNumber, occupancy, status } = room
  const titleId = `room-${roomNumber}`
  const whoseId = `${titleId}-guest`
  return (
    <article
      className={[css.card, row.row, status === 'cancelled' && row.quiet].filter(Boolean).join(' ')}
      aria-labelledby={`${titleId} ${whoseId}`}
    >
      <details open={isOpen} onToggle={({ currentTarget }) => onFold(currentTarget.open)}>
        <summary className={row.summary}>
          <span className={row.name}>
            <Heading level={3} id={titleId}>
              {room.category.name}
            </Heading>
            <Text as="span" look="small" tone="muted">
              <span id={whoseId}>{inLine(roomName({ roomNumber }))}</span>
              {room.isMain && inLine(`${dot}${words('room-card.main')}`)}
              {inLine(`${dot}${words('stay.headcount', { ...occupancy })}`)}
            </Text>
          </span>
          <span className={row.state}>{isStatusShared || <StatusBadge status={status} />}</span>
          <span className={row.total}>
            <RoomTotal room={room} guestCurrency={guestCurrency} isStatusShared={isStatusShared} />
          </span>
          <span className={row.chevron}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        {isOpen && <RoomPicture room={room} />}
        <div className={css.body}>
          <div>
            <RoomFacts room={room} />
          </div>
          <RoomDetails room={room} guestCurrency={guestCurrency} />
        </div>
      </details>
    </article>
  )
}
