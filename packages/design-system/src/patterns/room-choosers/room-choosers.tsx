import {
  type ChangeSelection,
  chosenFor,
  type Reservation,
  type Room,
  withUpgrade,
  withUpgradeForAll,
} from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import type { Help } from '../help-phone/index.ts'
import { type Loadable, Loaded } from '../loaded/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import { SheetShape } from '../page-shape/index.ts'
import { type OffersByRoom, OfferShape, type Alternatives } from '../room-offer/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { CancelledRooms } from '../room-name/index.ts'
import { FoldedRoom } from './folded-room.tsx'
import { RoomChooser, type RoomChooserProps } from './room-chooser.tsx'
import * as css from './room-choosers.css.ts'

/** More rooms than this are folded, so that a guest sees all of them at a glance. */
const mostOpen = 2

export type RoomChoosersProps = {
  readonly reservation: Reservation
  /** Those in force. */
  readonly rooms: readonly Room[]
  readonly offers: Loadable<OffersByRoom>
  /** The categories chosen so far. */
  readonly selection: ChangeSelection
  readonly guestCurrency?: GuestCurrency | undefined
  readonly help: Help
  /** Where a second room is added, for guests who fit into no higher one. */
  readonly addRoomHref?: string | undefined
  readonly onAddRoom?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Where a guest waits for a room that stays free, for less. */
  readonly standbyHref?: string | undefined
  readonly onStandby?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Where nothing can be chosen for any of the rooms. */
  readonly alternatives?: Alternatives | undefined
  /** Another category was chosen for rooms, or a room is kept as it is. */
  readonly onChoose: (selection: ChangeSelection) => void
  /** The offers could not be read. */
  readonly onLoadAgain: () => void
}

/** A choice for each room. */
export function RoomChoosers(props: RoomChoosersProps) {
  const { rooms, offers, onLoadAgain } = props
  const words = useLaterWords()
  return (
    <Loaded
      of={offers}
      label={words('room-upgrade.loading')}
      shape={rooms.slice(0, mostOpen).map(({ roomNumber }) => (
        <Stack key={roomNumber} gap="small">
          <Skeleton shape="title" />
          <SheetShape parts={1} />
          <OfferShape />
        </Stack>
      ))}
      onTryAgain={onLoadAgain}
    >
      {(byRoom) => <Choosers {...props} offers={byRoom} />}
    </Loaded>
  )
}

type ChoosersProps = Omit<RoomChoosersProps, 'offers'> & { readonly offers: OffersByRoom }

function Choosers(props: ChoosersProps) {
  const { reservation, rooms, offers, selection, onChoose } = props
  const choosers = rooms.map((room, index) => {
    const chosen = chosenFor(selection, room.roomNumber)
    const forAll = chosen === undefined ? selection : withUpgradeForAll(selection, chosen, offers)
    const own = {
      ...props,
      room,
      offers: offers.get(room.roomNumber) ?? [],
      stands: standsIn(rooms),
      onOffer: (roomTypeId: number | undefined) =>
        onChoose(withUpgrade(selection, room.roomNumber, roomTypeId)),
      onForAll: isSame(forAll, selection) ? undefined : () => onChoose(forAll),
    }
    return own.stands === 'folded' ? (
      <FoldedRoom key={room.roomNumber} {...own} isFirst={index === 0} />
    ) : (
      <RoomChooser key={room.roomNumber} {...own} />
    )
  })
  return (
    <div className={rooms.length > mostOpen ? css.folded : css.rooms}>
      {choosers}
      <div className={css.about}>
        <CancelledRooms rooms={reservation.rooms} />
      </div>
    </div>
  )
}

const standsIn = ({ length }: readonly Room[]): RoomChooserProps['stands'] =>
  length === 1 ? 'alone' : length > mostOpen ? 'folded' : 'among-others'

const isSame = ({ rooms: one }: ChangeSelection, { rooms: other }: ChangeSelection): boolean =>
  one.length === other.length && one.every(({ roomTypeId }, index) => other[index]?.roomTypeId === roomTypeId)
