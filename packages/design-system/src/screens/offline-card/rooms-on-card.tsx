import type { RoomOnCard } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { GuestsOfRoom } from '../../patterns/room-card/guests-of-room.tsx'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { StatusBadge } from '../../patterns/status-badge/index.ts'
import { inLine, inOnePiece } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { dot } from '../../patterns/words/index.ts'
import * as css from './offline-card.css.ts'

/** Each room with its number, terms, guests and what belongs to it: what the front desk is shown. */
export function RoomsOnCard({ rooms }: { readonly rooms: readonly RoomOnCard[] }) {
  const words = useLaterWords()
  return (
    <Stack gap="medium" as="section">
      <Heading level={2}>{words('reservation.rooms', { rooms: rooms.length })}</Heading>
      <div className={css.rooms}>
        {rooms.map((room) => (
          <Room key={room.roomId} room={room} />
        ))}
      </div>
    </Stack>
  )
}

function Room({ room }: { readonly room: RoomOnCard }) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const { roomNumber, roomConfirmation, isMain, status, category, ratePlan, guests, services } = room
  const titleId = `card-room-${roomNumber}`
  return (
    <Surface as="article" labelledBy={titleId}>
      <Stack gap="small">
        <div>
          <div className={css.over}>
            <Heading level={3} look="lead" id={titleId}>
              {category.name}
            </Heading>
            <StatusBadge status={status} />
          </div>
          <Text look="small" tone="muted">
            {inLine([roomName({ roomNumber }), isMain && words('room-card.main')].filter(Boolean).join(dot))}
          </Text>
          <Text look="small" tone="muted">
            {inLine([category.beds, ratePlan.name].join(dot), inOnePiece)}
          </Text>
          <Text look="small" tone="muted">
            <span className={css.whole}>{roomConfirmation}</span>
          </Text>
        </div>
        <GuestsOfRoom guests={guests} />
        {services.length > 0 && (
          <Text look="small" tone="muted">
            {inLine(
              services
                .map(({ name, quantity }) => (quantity > 1 ? `${name}\u00A0×\u00A0${quantity}` : name))
                .join(dot),
            )}
          </Text>
        )}
      </Stack>
    </Surface>
  )
}
