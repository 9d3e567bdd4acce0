import { activeRooms, type Room } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import { RoomCard, RoomRow } from '../room-card/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { arrangeRooms } from './arrange-rooms.ts'
import * as css from './room-list.css.ts'

export type RoomListProps = {
  readonly rooms: readonly Room[]
  readonly guestCurrency?: GuestCurrency | undefined
}

/** All rooms of a reservation: few are shown whole, many as rows that open in place. */
export function RoomList({ rooms, guestCurrency }: RoomListProps) {
  const words = useLaterWords()
  const arranged = arrangeRooms(rooms)
  const isStatusShared = new Set(rooms.map(({ status }) => status)).size === 1
  const cards = arranged.filter(({ as }) => as === 'card')
  const rows = arranged.filter(({ as }) => as !== 'card')
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(rows.filter(({ as }) => as === 'open').map(({ room }) => room.roomId)),
  )
  const areAllOpen = rows.every(({ room }) => opened.has(room.roomId))
  const fold = (roomId: number, isOpen: boolean): void => {
    if (isOpen === opened.has(roomId)) return
    setOpened(new Set(isOpen ? [...opened, roomId] : [...opened].filter((id) => id !== roomId)))
  }
  return (
    <Stack gap="medium" as="section">
      <Row align="between" wrap>
        <Stack gap="tiny">
          <Heading level={2}>{words('reservation.rooms', { rooms: rooms.length })}</Heading>
          {activeRooms(rooms).length > 1 && (
            <Text look="small" tone="muted">
              {words('room-card.main-note')}
            </Text>
          )}
        </Stack>
        {rows.length > 1 && (
          <Button
            tone="quiet"
            size="small"
            onPress={() => setOpened(new Set(areAllOpen ? [] : rows.map(({ room }) => room.roomId)))}
          >
            {words(areAllOpen ? 'room-list.close-all' : 'room-list.open-all')}
          </Button>
        )}
      </Row>
      {cards.length > 0 && (
        <div className={cards.length > 1 ? css.pair : css.one}>
          {cards.map(({ room }) => (
            <RoomCard
              key={room.roomId}
              room={room}
              guestCurrency={guestCurrency}
              isStatusShared={isStatusShared}
            />
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <div className={css.rows}>
          {rows.map(({ room }) => (
            <RoomRow
              key={room.roomId}
              room={room}
              guestCurrency={guestCurrency}
              isStatusShared={isStatusShared}
              isOpen={opened.has(room.roomId)}
              onFold={(isOpen) => fold(room.roomId, isOpen)}
            />
          ))}
        </div>
      )}
    </Stack>
  )
}
