import { activeRooms, guestsJoining, headcount } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { GuestAges } from '../../patterns/guest-ages/index.ts'
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
  const { property } = price.reservation
  return (
    <GuestAges ages={ages} help={price.help} onAgain={onAgesAgain}>
      {(ranges) => (
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
          {property.adultsOnly && (
            <Notice tone="info" title={words('room-guests.adults-only', { hotel: property.name })} />
          )}
          <Rooms {...props} ranges={ranges} />
        </Stack>
      )}
    </GuestAges>
  )
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
