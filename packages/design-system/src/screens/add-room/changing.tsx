import { activeRooms, type Room, type RoomOffer, withUpgrade } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Loaded } from '../../patterns/loaded/index.ts'
import { CategoryChoice } from '../../patterns/room-offer/index.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { Alternatives } from '../../patterns/room-offer/index.ts'
import type { AddRoomScreenProps } from './add-room-screen.tsx'

export type ChangingProps = AddRoomScreenProps & {
  /** Where no other category can be chosen. */
  readonly alternatives: Alternatives
}

/** Another category for one of the rooms: which room, and which category. */
export function Changing(props: ChangingProps) {
  const { price, roomNumber, others, onRoom, onOffersAgain } = props
  const words = useLaterWords()
  const roomName = useRoomName()
  const rooms = activeRooms(price.reservation.rooms)
  const room = rooms.find((one) => one.roomNumber === roomNumber) ?? rooms[0]
  if (!room) return null
  return (
    <Stack gap="large">
      {rooms.length > 1 && (
        <SelectField
          label={words('add-room.which-room')}
          name="room"
          value={String(room.roomNumber)}
          options={rooms.map(({ roomNumber: number, category: { name } }) => ({
            value: String(number),
            label: roomName({ roomNumber: number, name }),
          }))}
          onChange={(value) => onRoom(Number(value))}
        />
      )}
      <Loaded
        of={others}
        label={words('add-room.loading')}
        shape={
          <>
            <Skeleton shape="block" />
            <Skeleton shape="scene" />
          </>
        }
        onTryAgain={onOffersAgain}
      >
        {(offers) => <OtherCategories {...props} room={room} offers={offers} />}
      </Loaded>
    </Stack>
  )
}

type OtherCategoriesProps = ChangingProps & {
  readonly room: Room
  readonly offers: readonly RoomOffer[]
}

function OtherCategories({
  room,
  offers,
  selection,
  price,
  alternatives,
  onSelection,
}: OtherCategoriesProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const { reservation, guestCurrency } = price
  const { roomNumber } = room
  if (offers.length === 0)
    return (
      <Notice tone="info" title={words('add-room.only-one-title')}>
        {words('add-room.only-one-body', { hotel: reservation.property.name })}
      </Notice>
    )
  return (
    <CategoryChoice
      reservation={reservation}
      room={room}
      offers={offers}
      selection={selection}
      guestCurrency={guestCurrency}
      help={price.help}
      alternatives={alternatives}
      legend={words('add-room.which-other', { room: roomName({ roomNumber }) })}
      of="any"
      onOffer={(roomTypeId) => onSelection(withUpgrade(selection, roomNumber, roomTypeId))}
    />
  )
}
