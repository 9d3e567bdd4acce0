import { activeRooms, type ChangeWish, type NewRoomForm, partsOf, reservationAsWished } from '@veranda/domain'
import { type ReactNode, useState } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Text } from '../../components/text/index.ts'
import { FailureNotice } from '../../patterns/failure-notice/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { WhoJoins } from '../../patterns/joining-guests/index.ts'
import { NewRooms } from '../../patterns/new-room/index.ts'
import { RoomChoosers } from '../../patterns/room-choosers/index.ts'
import { RoomServices } from '../../patterns/service-menu/index.ts'
import { StayChooser, type StayChooserView } from '../../patterns/stay-offers/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { Asked, Way, WayPart, WorkbenchLists, WorkbenchNames } from './workbench-state.ts'

export type PartChooserProps = {
  readonly way: Way
  readonly part: WayPart
  readonly names: WorkbenchNames
  readonly lists: WorkbenchLists
  readonly help: Help
  readonly addRoomHref: string
  /** A room more, as far as it is filled in. */
  readonly newRoomForm: NewRoomForm
  readonly onWish: (wish: ChangeWish) => void
  readonly onNewRoomForm: (form: NewRoomForm) => void
  readonly onPart: (part: WayPart) => void
  /** What a part is chosen from could not be read. */
  readonly onAskAgain: (part: WayPart) => void
}

/** One part of a way, chosen as its own flow has it chosen; the other parts stay as they are wished for. */
export function PartChooser(props: PartChooserProps) {
  switch (props.part) {
    case 'dates':
      return <ChooseDates {...props} />
    case 'rooms':
      return <ChooseRooms {...props} />
    case 'guests':
      return <ChooseGuests {...props} />
    case 'services':
      return <ChooseServices {...props} />
    case 'new-room':
      return <ChooseNewRoom {...props} />
  }
}

function ChooseDates({ way, lists: { board }, help, onWish, onAskAgain }: PartChooserProps) {
  const words = useLaterWords()
  const [view, setView] = useState<StayChooserView>('calendar')
  const { wish } = way
  const { stay: _, promotionCode: __, ...others } = wish
  return (
    <Stack gap="medium">
      {partsOf(others).some((part) => part !== 'services') && (
        <Note>{words('workbench.calendar-of-booked')}</Note>
      )}
      <Known asked={board} help={help} onTryAgain={() => onAskAgain('dates')}>
        {(value) => (
          <StayChooser
            board={value}
            currentTotal={way.price.reservation.pricing.total}
            chosen={wish.stay}
            view={view}
            onViewChange={setView}
            onChoose={(stay) => onWish({ ...wish, stay })}
            onClear={() => onWish(others)}
          />
        )}
      </Known>
    </Stack>
  )
}

function ChooseRooms({ way, lists: { offers }, onWish, onAskAgain }: PartChooserProps) {
  const words = useLaterWords()
  const { wish, price } = way
  return (
    <Stack gap="medium">
      {wish.stay && <Note>{words('workbench.prices-of-booked')}</Note>}
      <RoomChoosers
        {...price}
        rooms={activeRooms(price.reservation.rooms)}
        wish={wish}
        offers={offers.kind === 'known' ? { kind: 'ready', offers: offers.value } : offers}
        onChoose={onWish}
        onLoadAgain={() => onAskAgain('rooms')}
      />
    </Stack>
  )
}

function ChooseGuests(props: PartChooserProps) {
  const { way, names, lists, addRoomHref, onWish, onPart, onAskAgain } = props
  const { wish, price } = way
  const { extraPrices } = lists
  // What one guest more costs is known for the stay as booked alone: for another one the whole price tells.
  const isAsBooked = wish.stay === undefined && wish.rooms.every(({ roomTypeId }) => roomTypeId === undefined)
  const reservation = reservationAsWished(price.reservation, wish, names.categories)
  return (
    <WhoJoins
      prices={
        isAsBooked && extraPrices.kind === 'known'
          ? { kind: 'known', rooms: extraPrices.value }
          : { kind: isAsBooked && extraPrices.kind === 'failed' ? 'failed' : 'loading' }
      }
      wish={wish}
      price={{ ...price, reservation }}
      addRoomHref={addRoomHref}
      onAddRoom={(event) => {
        event.preventDefault()
        onPart('new-room')
      }}
      onWish={onWish}
      onPricesAgain={() => onAskAgain('guests')}
    />
  )
}

function ChooseServices({ way, names, lists: { menu }, onWish, onAskAgain }: PartChooserProps) {
  const { wish, price } = way
  const reservation = reservationAsWished(price.reservation, wish, names.categories)
  const rooms = activeRooms(reservation.rooms)
  const [roomNumber, setRoomNumber] = useState(rooms[0]?.roomNumber ?? 1)
  const room = rooms.find((one) => one.roomNumber === roomNumber)
  return (
    room && (
      <Stack gap="large">
        <RoomServices
          {...price}
          reservation={reservation}
          menu={menu.kind === 'known' ? { kind: 'ready', menu: menu.value } : menu}
          room={room}
          rooms={rooms}
          wish={wish}
          onRoom={setRoomNumber}
          onChoose={onWish}
          onLoadAgain={() => onAskAgain('services')}
        />
      </Stack>
    )
  )
}

function ChooseNewRoom(props: PartChooserProps) {
  const { way, lists, newRoomForm, onWish, onNewRoomForm, onAskAgain } = props
  const words = useLaterWords()
  const { wish, price } = way
  return (
    <Stack gap="medium">
      {wish.stay && <Note>{words('workbench.prices-of-booked')}</Note>}
      <NewRooms
        wish={wish}
        price={price}
        form={newRoomForm}
        newRoom={lists.newRoom}
        onWish={onWish}
        onForm={onNewRoomForm}
        onOffersAgain={() => onAskAgain('new-room')}
      />
    </Stack>
  )
}

type KnownProps<Value> = {
  readonly asked: Asked<Value>
  readonly help: Help
  readonly onTryAgain: () => void
  readonly children: (value: Value) => ReactNode
}

/** What the hotel was asked for, once it is there. */
function Known<Value>({ asked, help, onTryAgain, children }: KnownProps<Value>) {
  const words = useLaterWords()
  switch (asked.kind) {
    case 'loading':
      return (
        <Stack gap="small">
          <p role="status">{words('workbench.loading')}</p>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )
    case 'failed':
      return <FailureNotice failure={asked.failure} help={help} onTryAgain={onTryAgain} />
    case 'known':
      return children(asked.value)
  }
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Text look="small" tone="muted">
    {children}
  </Text>
)
