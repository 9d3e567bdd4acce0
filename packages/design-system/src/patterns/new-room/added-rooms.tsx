import { newRoomNumber, withoutNewRoom } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { namesAsWished } from '../change-price/index.ts'
import { categoriesOf } from '../room-offer/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../words/index.ts'
import * as css from './new-room.css.ts'
import type { NewRoomsProps } from './new-rooms.tsx'

/** The rooms that are in the price, each of which can be taken off again. */
export function AddedRooms(props: NewRoomsProps) {
  const { wish, price, newRoom, onWish } = props
  const words = useLaterWords()
  const roomName = useRoomName()
  const named = namesAsWished(wish, price, newRoom.kind === 'ready' ? categoriesOf(newRoom.offers) : [])
  return (
    <Surface as="section" labelledBy="rooms-to-be-added">
      <Heading level={2} look="lead" id="rooms-to-be-added">
        {words('add-room.added')}
      </Heading>
      <ul>
        {wish.newRooms.map(({ occupancy, firstName, lastName }, place) => {
          const number = newRoomNumber(price.reservation, place)
          const name = named.find(({ roomNumber }) => roomNumber === number)?.name ?? ''
          const room = { roomNumber: number, guest: `${firstName} ${lastName}` }
          return (
            <li key={number} className={css.added}>
              <div>
                <Text look="small" tone="muted">
                  {roomName(room)}
                </Text>
                <p className={css.name}>{name}</p>
                <Text look="small" tone="muted">
                  {words('stay.headcount', occupancy)}
                </Text>
              </div>
              <Button tone="quiet" size="small" onPress={() => onWish(withoutNewRoom(wish, place))}>
                <span aria-hidden="true">{words('add-room.remove')}</span>
                <VisuallyHidden>
                  {words('add-room.remove-label', { room: roomName({ ...room, name }) })}
                </VisuallyHidden>
              </Button>
            </li>
          )
        })}
      </ul>
    </Surface>
  )
}
