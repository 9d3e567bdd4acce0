import {
  activeRooms,
  type AgeRange,
  type ChangeSelection,
  type ExtraGuestPrices,
  guestsJoining,
  headcount,
  nightsOf,
} from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Text } from '../../components/text/index.ts'
import type { ChangePriceProps } from '../change-price/index.ts'
import { GuestAges } from '../guest-ages/index.ts'
import type { Loadable } from '../loaded/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { FoldedRoom } from './folded-room.tsx'
import { RoomPlaces } from './room-places.tsx'

export type WhoJoinsProps = {
  /** What one guest more costs. Where that is not known, no amount is shown. */
  readonly prices: Loadable<readonly ExtraGuestPrices[]>
  readonly selection: ChangeSelection
  /** The price of the change. */
  readonly price: ChangePriceProps
  /** Where a room is added, or changed for a larger one. */
  readonly addRoomHref: string
  readonly onAddRoom?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onSelection: (selection: ChangeSelection) => void
  readonly onPricesAgain: () => void
}

/** Up to so many rooms all are open. */
const most = 2

/** Every room with its free places; or why no guests can be added. */
export function WhoJoins(props: WhoJoinsProps) {
  const { prices, price, onPricesAgain } = props
  const words = useLaterWords()
  const { property, stay } = price.reservation
  const { ageRanges: ranges } = property
  return (
    <GuestAges ranges={ranges} help={price.help}>
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
        <Text look="small" tone="muted">
          {prices.kind !== 'failed' && `${words('room-guests.for-stay', { nights: nightsOf(stay) })} `}
          {words('room-guests.fine-print')}
        </Text>
      </Stack>
    </GuestAges>
  )
}

type RoomsProps = WhoJoinsProps & { readonly ranges: readonly AgeRange[] }

function Rooms(props: RoomsProps) {
  const rooms = activeRooms(props.price.reservation.rooms)
  const [opened] = useState(() =>
    rooms.filter(({ roomNumber }) => headcount(guestsJoining(props.selection, roomNumber)) > 0),
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
