import { activeRooms, guestsJoining, headcount } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { FailureNotice } from '../../patterns/failure-notice/index.ts'
import { HelpPhone } from '../../patterns/help-phone/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { FoldedRoom } from './folded-room.tsx'
import type { RoomGuestsScreenProps } from './room-guests-screen.tsx'
import { RoomPlaces } from './room-places.tsx'

/** Up to so many rooms all are open. */
const most = 2

/** Every room with its places; or why nobody can be said to join. */
export function WhoJoins(props: RoomGuestsScreenProps) {
  const { ages, prices, price, onAgesAgain, onPricesAgain } = props
  const words = useLaterWords()
  const { reservation, help } = price
  const [line] = help.lines
  switch (ages.kind) {
    case 'loading':
      return (
        <Stack gap="small">
          <p role="status">{words('room-guests.loading')}</p>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )
    case 'failed':
      return <FailureNotice failure={ages.failure} help={help} onTryAgain={onAgesAgain} />
    case 'no-age-range':
      return (
        <Notice
          tone="negative"
          title={words('room-guests.no-age-range-title')}
          action={line && <HelpPhone line={line} />}
        >
          {words('room-guests.no-age-range-body')}
        </Notice>
      )
    case 'known':
      return (
        <Stack gap="medium">
          {prices.kind === 'failed' && (
            <Notice
              tone="caution"
              title={words('room-guests.prices-failed-title')}
              action={
                <Button tone="secondary" size="small" onPress={onPricesAgain}>
                  {words('room-guests.prices-again')}
                </Button>
              }
            >
              {words('room-guests.prices-failed-body')}
            </Notice>
          )}
          {reservation.property.adultsOnly && (
            <Notice
              tone="info"
              title={words('room-guests.adults-only', { hotel: reservation.property.name })}
            />
          )}
          <Rooms {...props} ranges={ages.ranges} />
        </Stack>
      )
  }
}

type RoomsProps = RoomGuestsScreenProps & Pick<Parameters<typeof RoomPlaces>[0], 'ranges'>

function Rooms(props: RoomsProps) {
  const rooms = activeRooms(props.price.reservation.rooms)
  const [opened] = useState(() =>
    rooms.filter(({ roomNumber }) => headcount(guestsJoining(props.wish, roomNumber)) > 0),
  )
  if (rooms.length <= most)
    return rooms.map((room) => <RoomPlaces key={room.roomNumber} {...props} room={room} />)
  return (
    <div>
      {rooms.map((room, index) => (
        <FoldedRoom
          key={room.roomNumber}
          {...props}
          room={room}
          isOpen={opened.length > 0 ? opened.includes(room) : index === 0}
        />
      ))}
    </div>
  )
}
