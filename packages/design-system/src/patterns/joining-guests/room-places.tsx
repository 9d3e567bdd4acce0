import {
  type AgeRange,
  guestsJoining,
  headcount,
  placesLeft,
  priceOfGuests,
  rangesToJoin,
  type Room,
} from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { CategoryScene } from '../room-card/category-scene.tsx'
import { useRoomName } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { valueIn } from '../loaded/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { GuestCount } from './guest-count.tsx'
import { PriceOfRoom } from './price-of-room.tsx'
import * as css from './joining-guests.css.ts'
import type { WhoJoinsProps } from './who-joins.tsx'

export type RoomPlacesProps = WhoJoinsProps & {
  readonly room: Room
  readonly ranges: readonly AgeRange[]
}

/** A room with its guests, and those to be added. */
export function RoomPlaces(props: RoomPlacesProps) {
  const { room } = props
  const words = useLaterWords()
  const roomName = useRoomName()
  const id = `guests-of-room-${room.roomNumber}`
  return (
    <Surface as="section" labelledBy={id}>
      <Stack gap="medium">
        <div className={css.head}>
          <div className={css.picture}>
            <CategoryScene category={room.category} />
          </div>
          <div>
            <Heading level={2} look="lead" id={id}>
              {room.category.name}
            </Heading>
            <Text look="small" tone="muted">
              {inLine(roomName({ roomNumber: room.roomNumber }))}
            </Text>
            <Text look="small" tone="muted">
              {words('room-guests.now', { guests: words('stay.headcount', room.occupancy) })}
            </Text>
          </div>
        </div>
        <Places {...props} />
      </Stack>
    </Surface>
  )
}

/** A number field for each age category while the room has a place, and the price of the added guests. */
export function Places(props: RoomPlacesProps) {
  const { room, ranges, selection, prices, price, addRoomHref, onAddRoom } = props
  const words = useLaterWords()
  const most = room.category.maxOccupancy
  const joining = guestsJoining(selection, room.roomNumber)
  const places = placesLeft(room, joining)
  const isJoined = headcount(joining) > 0
  const known = valueIn(prices) ?? []
  const each = known.find(({ roomNumber }) => roomNumber === room.roomNumber)
  return (
    <div>
      <p className={css.places} role="status">
        {places > 0
          ? words('room-guests.places', { places, most })
          : words(isJoined ? 'room-guests.now-full' : 'room-guests.full', { most })}
      </p>
      {(places > 0 || isJoined) && (
        <div className={css.counts}>
          {rangesToJoin(ranges, price.reservation.property).map((range) => (
            <GuestCount key={range.category} {...props} range={range} places={places} each={each} />
          ))}
        </div>
      )}
      {places === 0 && (
        <p className={css.more}>
          {words('room-guests.full-note')}{' '}
          <TextLink href={addRoomHref} onNavigate={onAddRoom}>
            {words('room-guests.add-room')}
          </TextLink>
        </p>
      )}
      {isJoined && (
        <PriceOfRoom room={room} price={price} added={each && priceOfGuests(each, room.occupancy, joining)} />
      )}
    </div>
  )
}
