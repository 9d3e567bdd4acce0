import {
  activeRooms,
  type ChangeSelection,
  type NewRoomForm,
  partsOf,
  reservationAsSelected,
} from '@veranda/domain'
import { type ReactNode, useState } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Text } from '../../components/text/index.ts'
import { WhoJoins } from '../../patterns/joining-guests/index.ts'
import { Loaded } from '../../patterns/loaded/index.ts'
import { NewRooms } from '../../patterns/new-room/index.ts'
import { RoomChoosers } from '../../patterns/room-choosers/index.ts'
import { RoomAddOns } from '../../patterns/add-on-menu/index.ts'
import { StayChooser, type StayChooserView } from '../../patterns/stay-offers/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { ComparedOption, OptionPart, ComparisonLists, ComparisonNames } from './comparison-state.ts'

export type PartChooserProps = {
  readonly option: ComparedOption
  readonly part: OptionPart
  readonly names: ComparisonNames
  readonly lists: ComparisonLists
  readonly addRoomHref: string
  /** A room more, as far as it is filled in. */
  readonly newRoomForm: NewRoomForm
  readonly onSelection: (selection: ChangeSelection) => void
  readonly onNewRoomForm: (form: NewRoomForm) => void
  readonly onPart: (part: OptionPart) => void
  /** What a part is chosen from could not be read. */
  readonly onAskAgain: (part: OptionPart) => void
}

/** The choice of one part of an option, as in that part's own flow; the other parts stay as selected. */
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

function ChooseDates({ option, lists: { calendar }, onSelection, onAskAgain }: PartChooserProps) {
  const words = useLaterWords()
  const [view, setView] = useState<StayChooserView>('calendar')
  const { selection } = option
  const { stay: _, promotionCode: __, ...others } = selection
  return (
    <Stack gap="medium">
      {partsOf(others).some((part) => part !== 'services') && (
        <Note>{words('comparison.calendar-of-booked')}</Note>
      )}
      <Loaded
        of={calendar}
        label={words('comparison.loading')}
        shape={
          <>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </>
        }
        onTryAgain={() => onAskAgain('dates')}
      >
        {(value) => (
          <StayChooser
            calendar={value}
            currentTotal={option.price.reservation.pricing.total}
            chosen={selection.stay}
            view={view}
            onViewChange={setView}
            onChoose={(stay) => onSelection({ ...selection, stay })}
            onClear={() => onSelection(others)}
          />
        )}
      </Loaded>
    </Stack>
  )
}

function ChooseRooms({ option, lists: { offers }, onSelection, onAskAgain }: PartChooserProps) {
  const words = useLaterWords()
  const { selection, price } = option
  return (
    <Stack gap="medium">
      {selection.stay && <Note>{words('comparison.prices-of-booked')}</Note>}
      <RoomChoosers
        {...price}
        rooms={activeRooms(price.reservation.rooms)}
        selection={selection}
        offers={offers}
        onChoose={onSelection}
        onLoadAgain={() => onAskAgain('rooms')}
      />
    </Stack>
  )
}

function ChooseGuests(props: PartChooserProps) {
  const { option, names, lists, addRoomHref, onSelection, onPart, onAskAgain } = props
  const { selection, price } = option
  const { extraPrices } = lists
  // What one guest more costs is known for the stay as booked alone: for another one the whole price tells.
  const isAsBooked =
    selection.stay === undefined && selection.rooms.every(({ roomTypeId }) => roomTypeId === undefined)
  const reservation = reservationAsSelected(price.reservation, selection, names.categories)
  return (
    <WhoJoins
      prices={isAsBooked ? extraPrices : { kind: 'loading' }}
      selection={selection}
      price={{ ...price, reservation }}
      addRoomHref={addRoomHref}
      onAddRoom={(event) => {
        event.preventDefault()
        onPart('new-room')
      }}
      onSelection={onSelection}
      onPricesAgain={() => onAskAgain('guests')}
    />
  )
}

function ChooseServices({ option, names, lists: { menu }, onSelection, onAskAgain }: PartChooserProps) {
  const { selection, price } = option
  const reservation = reservationAsSelected(price.reservation, selection, names.categories)
  const rooms = activeRooms(reservation.rooms)
  const [roomNumber, setRoomNumber] = useState(rooms[0]?.roomNumber ?? 1)
  const room = rooms.find((one) => one.roomNumber === roomNumber)
  return (
    room && (
      <Stack gap="large">
        <RoomAddOns
          {...price}
          reservation={reservation}
          menu={menu}
          room={room}
          rooms={rooms}
          selection={selection}
          onRoom={setRoomNumber}
          onChoose={onSelection}
          onLoadAgain={() => onAskAgain('services')}
        />
      </Stack>
    )
  )
}

function ChooseNewRoom(props: PartChooserProps) {
  const { option, lists, newRoomForm, onSelection, onNewRoomForm, onAskAgain } = props
  const words = useLaterWords()
  const { selection, price } = option
  return (
    <Stack gap="medium">
      {selection.stay && <Note>{words('comparison.prices-of-booked')}</Note>}
      <NewRooms
        selection={selection}
        price={price}
        form={newRoomForm}
        newRoom={lists.newRoom}
        onSelection={onSelection}
        onForm={onNewRoomForm}
        onOffersAgain={() => onAskAgain('new-room')}
      />
    </Stack>
  )
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Text look="small" tone="muted">
    {children}
  </Text>
)
