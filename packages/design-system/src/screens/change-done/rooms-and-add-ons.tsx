import {
  isForOthers,
  isOtherCategory,
  isOtherRoom,
  isZero,
  minus,
  type Reservation,
  type RoomCategory,
  type RoomChange,
  type StayChange,
} from '@veranda/domain'
import { AddOnParts } from '../../patterns/change-price/index.ts'
import { CategoryScene } from '../../patterns/room-card/category-scene.tsx'
import { useSignedMoney } from '../../patterns/money/use-signed-money.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './rooms-and-add-ons.css.ts'

export type RoomsAndAddOnsProps = { readonly reservation: Reservation; readonly change: StayChange }

/** Each room that is another, with its picture, and the add-ons that came and went. */
export function RoomsAndAddOns({ reservation, change }: RoomsAndAddOnsProps) {
  const rooms = change.rooms.filter(isOtherRoom)
  // Of one change the difference below is the sum.
  const isOne = rooms.length + change.services.length + Number(change.transfer !== undefined) === 1
  return (
    <>
      {rooms.length > 0 && (
        <ul className={rooms.length > 1 ? css.rooms : css.room}>
          {rooms.map((room) => (
            <RoomAsItIs
              key={room.roomNumber}
              room={room}
              hasSum={!isOne}
              category={reservation.rooms.find(({ roomNumber }) => roomNumber === room.roomNumber)?.category}
            />
          ))}
        </ul>
      )}
      {(change.services.length > 0 || change.transfer) && (
        <AddOnParts services={change.services} transfer={change.transfer} />
      )}
    </>
  )
}

type RoomAsItIsProps = {
  readonly room: RoomChange
  /** What it does to the total is said beside others. */
  readonly hasSum: boolean
  /** As the reservation has it now: what its picture is drawn from. */
  readonly category: RoomCategory | undefined
}

function RoomAsItIs({ room, hasSum, category }: RoomAsItIsProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const signed = useSignedMoney()
  const { roomNumber, name, was } = room
  const difference = minus(room.after, room.before)
  const guests = words('stay.headcount', room.occupancy)
  return (
    <li className={css.card}>
      <div className={css.picture}>{category && <CategoryScene category={category} />}</div>
      <div className={css.wording}>
        <span className={css.name}>{name}</span>
        <span className={css.small}>{inLine(roomName({ roomNumber }))}</span>
        <span className={isForOthers(room) ? css.guests : undefined}>{guests}</span>
        {was && (
          <span className={css.small}>
            {words('stay-change.before')}{' '}
            {[
              ...(isOtherCategory(room) ? [was.name] : []),
              ...(isForOthers(room) ? [words('stay.headcount', was.occupancy)] : []),
            ].join(', ')}
          </span>
        )}
        {hasSum && !isZero(difference) && <span className={css.sum}>{signed(difference)}</span>}
      </div>
    </li>
  )
}
