import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type ChangeSelection,
  emptyNewRoom,
  type NewRoomForm,
  noSelection,
  type Reservation,
  withNewRoom,
  withUpgrade,
} from '@veranda/domain'
import {
  aNonRefundableReservation,
  aProperty,
  aReservation,
  aReservationOfNineRooms,
  aReservationWithVeryLongNames,
  aRoom,
  aTwoRoomReservation,
  fixtureNow,
  theHotels,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ChangeState } from '../../patterns/change-price/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { someNewRooms } from '../../patterns/new-room/some-new-rooms.ts'
import { says } from '../../testing/says.ts'
import { AddRoomScreen, type AddRoomScreenProps } from './index.ts'
import { soldCategories } from '../../patterns/room-offer/some-offers.ts'
import { aRoomsQuoteFor, someOtherCategories } from './some-rooms.ts'

const aPrice = (state: ChangeState, reservation: Reservation): AddRoomScreenProps['price'] => ({
  reservation,
  state,
  clock: () => fixtureNow,
  timing: 'now',
  help: aHelp(),
  onTiming: fn(),
  onContinue: fn(),
  onQuoteExpired: fn(),
  onTryAgain: fn(),
})

/** What is filled in and chosen is kept, as the portal keeps it, and quoted at once. */
function Retained(props: AddRoomScreenProps) {
  const { reservation } = props.price
  const [selection, setSelection] = useState(props.selection)
  const [form, setForm] = useState(props.form)
  const [part, setPart] = useState(props.part)
  const [roomNumber, setRoomNumber] = useState(props.roomNumber)
  const [state, setState] = useState(props.price.state)
  return (
    <AddRoomScreen
      {...props}
      part={part}
      selection={selection}
      form={form}
      roomNumber={roomNumber}
      price={{ ...props.price, state }}
      onPart={setPart}
      onForm={(next) => {
        props.onForm(next)
        setForm(next)
      }}
      onRoom={setRoomNumber}
      onSelection={(next) => {
        props.onSelection(next)
        setSelection(next)
        const isNothing = next.rooms.length + next.newRooms.length === 0
        setState(
          isNothing ? { kind: 'choosing' } : { kind: 'quoted', quote: aRoomsQuoteFor(reservation, next) },
        )
      }}
    />
  )
}

const filled: NewRoomForm = {
  roomTypeId: 902,
  occupancy: { adults: 2, teens: 0, kids: 1, infants: 0 },
  firstName: 'Ana Lucía',
  lastName: 'Robles',
}
const oneMore = withNewRoom(noSelection, filled)

const at = (reservation: Reservation, selection: ChangeSelection = noSelection, state?: ChangeState) => ({
  selection,
  price: aPrice(
    state ??
      (selection === noSelection
        ? { kind: 'choosing' }
        : { kind: 'quoted', quote: aRoomsQuoteFor(reservation, selection) }),
    reservation,
  ),
  newRoom: someNewRooms(reservation, emptyNewRoom.occupancy),
  others: someOtherCategories(reservation),
})

const meta = {
  title: 'Screens/Add room',
  component: AddRoomScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    part: 'add',
    ...at(aReservation()),
    form: emptyNewRoom,
    roomNumber: 1,
    otherDates: { href: '/update/dates', onNavigate: fn((event) => event.preventDefault()) },
    backHref: '/my-reservation',
    onBack: fn((event) => event.preventDefault()),
    onPart: fn(),
    onSelection: fn(),
    onForm: fn(),
    onRoom: fn(),
    onOffersAgain: fn(),
  },
  render: (args) => <Retained {...args} />,
} satisfies Meta<typeof AddRoomScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The last press of the form adds the room, in any of our languages; the form may still be on its way. */
const submitIn = (element: HTMLElement) =>
  waitFor(() => {
    const button = element.querySelector<HTMLElement>('form button[type=submit]')
    if (!button) throw new Error('The form is not there yet')
    return button
  })

export const NothingYet: Story = {}
export const Loading: Story = {
  args: { newRoom: { kind: 'loading' }, others: { kind: 'loading' } },
}
/** What is missing is said, and the first of it has the focus. */
export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitIn(canvasElement))
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(3)
    await expect(within(canvasElement).getByRole('radiogroup')).toHaveFocus()
  },
}
export const WrongNames: Story = {
  args: { form: { ...filled, firstName: 'R2D2', lastName: 'a'.repeat(200) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await submitIn(canvasElement))
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(2)
  },
}
/** A room that is added is quoted with the rest; nothing is booked by it. */
export const ARoomIsAdded: Story = {
  args: { form: filled },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await submitIn(canvasElement))
    await expect(args.onSelection).toHaveBeenCalledWith(oneMore)
    await expect(args.onForm).toHaveBeenCalledWith(emptyNewRoom)
    await expect(canvasElement).toHaveTextContent(/Ana Lucía Robles/)
  },
}
export const InThePrice: Story = { args: at(aReservation(), oneMore) }
export const TwoRoomsAndAnotherCategory: Story = {
  args: at(
    aTwoRoomReservation(),
    withUpgrade(withNewRoom(oneMore, { ...filled, firstName: 'Mateo' }), 2, 903),
  ),
  play: async ({ canvasElement }) => {
    const added = await within(canvasElement).findByRole('region', { name: 'Rooms to add' })
    await expect(added).toHaveTextContent(/2nd new room/)
  },
}
/** The last one of a category is among the rooms that are added. */
export const TheLastOneIsChosen: Story = {
  args: {
    ...at(aReservation(), oneMore),
    newRoom: someNewRooms(aReservation(), emptyNewRoom.occupancy, { '2027-03-15': [4, 1, 2, 0] }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('tab', { name: /Add|Agregar|Aggiungi/ })
    const open = [...canvasElement.querySelectorAll('button')].find((button) => button.querySelector('svg'))
    if (open) await userEvent.click(open)
    await expect(canvasElement.querySelectorAll('input[type=radio]:disabled')).toHaveLength(1)
  },
}
export const SomeSoldOutOneTooSmall: Story = {
  args: {
    form: { ...emptyNewRoom, occupancy: { adults: 3, teens: 0, kids: 3, infants: 0 } },
    newRoom: someNewRooms(
      aReservation(),
      { adults: 3, teens: 0, kids: 3, infants: 0 },
      { '2027-03-15': [4, 4, 1, 4] },
    ),
  },
}
const soldOut: NonNullable<Story['args']> = {
  newRoom: someNewRooms(aReservation(), emptyNewRoom.occupancy, { '2027-03-15': [0, 0, 0, 0] }),
  others: someOtherCategories(aReservation(), 1, { '2027-03-15': [0, 0, 0, 0] }),
}
/** Other dates are what helps. */
export const EverythingSoldOut: Story = {
  args: soldOut,
  play: async ({ canvasElement }) => {
    const dates = await within(canvasElement).findByRole('link', {
      name: /other dates|otras fechas|altre date/,
    })
    await expect(dates).toHaveAttribute('href', '/update/dates')
  },
}
/** Where the dates stay as they are, the hotel is called. */
export const EverythingSoldOutOnFixedDates: Story = {
  args: { ...soldOut, price: { ...at(aNonRefundableReservation()).price, state: { kind: 'choosing' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: /\+1 555 0100/ })
    await expect(canvas.queryByRole('link', { name: /other dates|otras fechas|altre date/ })).toBeNull()
  },
}
/** Eight guests: the true reason, and a way that leads on. No form is left with nothing to add. */
export const TooManyForOneRoom: Story = {
  args: {
    form: { ...emptyNewRoom, occupancy: { adults: 8, teens: 0, kids: 0, infants: 0 } },
    newRoom: someNewRooms(aReservation(), { adults: 8, teens: 0, kids: 0, infants: 0 }),
  },
  play: async ({ canvasElement, args }) => {
    const option = await within(canvasElement).findByRole('button', {
      name: /between two|dos habitaciones|due camere/,
    })
    await expect(canvasElement.querySelector('form button[type=submit]')).toBeNull()
    await userEvent.click(option)
    await expect(args.onForm).toHaveBeenLastCalledWith(
      expect.objectContaining({ occupancy: { adults: 4, teens: 0, kids: 0, infants: 0 } }),
    )
  },
}
export const OffersFailed: Story = {
  args: {
    newRoom: { kind: 'failed', failure: { kind: 'unavailable' } },
    others: { kind: 'failed', failure: { kind: 'unavailable' } },
  },
  play: async ({ canvasElement, args }) => {
    const words = canvasElement.querySelector('[role=alert]')
    const again = words?.querySelector('button')
    await expect(again).toBeVisible()
    if (again) await userEvent.click(again)
    await expect(args.onOffersAgain).toHaveBeenCalled()
  },
}
export const NoAgeRange: Story = {
  args: at(aReservation({ property: aProperty({ ageRanges: [] }) })),
}
/** Adults alone are counted, that is said, and no room for families is among those offered. */
export const AdultsOnly: Story = {
  args: at(aReservation(theHotels.losCabos)),
  play: async ({ canvasElement }) => {
    await says('adult guests only')({ canvasElement })
    await expect(within(canvasElement).queryByRole('radio', { name: /Family/ })).toBeNull()
  },
}
export const NineRooms: Story = {
  args: at(
    aReservation({ rooms: Array.from({ length: 9 }, (_, index) => aRoom({ roomNumber: index + 1 })) }),
  ),
  play: says('maximum of nine rooms'),
}
export const NineWithTheseRooms: Story = {
  args: at(aReservationOfNineRooms(), withNewRoom(noSelection, filled)),
}

export const AnotherCategory: Story = { args: { part: 'change', ...at(aTwoRoomReservation()) } }
const inASuite = () =>
  aReservation({ rooms: [aRoom({ perNight: 60_000, category: soldCategories[2] ?? {} })] })
/** A lower one costs less: what was paid too much comes back. The price is of the card that is chosen, and says so. */
export const ALowerCategory: Story = {
  args: { part: 'change', ...at(inASuite(), withUpgrade(noSelection, 1, 901)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('radio', { name: 'Superior Deluxe, Garden View' })).toBeChecked()
    await expect(canvas.getByText('Before: Family Suite, Ocean View')).toBeVisible()
    await expect(canvas.getAllByText('−$865.00')).not.toHaveLength(0)
  },
}
export const ChangeSoldOut: Story = {
  args: {
    part: 'change',
    others: someOtherCategories(aReservation(), 1, { '2027-03-15': [0, 0, 0, 0] }),
  },
}
export const OneCategoryOnly: Story = { args: { part: 'change', others: { kind: 'ready', value: [] } } }
export const InTwoCurrencies: Story = {
  args: {
    ...at(aReservation(), oneMore),
    price: {
      ...aPrice({ kind: 'quoted', quote: aRoomsQuoteFor(aReservation(), oneMore) }, aReservation()),
      guestCurrency: { currency: 'CAD', rate: 1.3741 },
    },
  },
}
export const SoldOutMeanwhile: Story = {
  args: at(aReservation(), oneMore, {
    kind: 'refused',
    refusal: {
      kind: 'not-available',
      restriction: { kind: 'sold-out', on: '2027-03-15', roomNumbers: [2] },
    },
  }),
}
export const Quoting: Story = { args: at(aReservation(), oneMore, { kind: 'quoting' }) }
export const QuoteFailed: Story = {
  args: at(aReservation(), oneMore, { kind: 'failed', failure: { kind: 'offline' } }),
}
export const NotAllowed: Story = {
  args: at(aNonRefundableReservation(), noSelection, {
    kind: 'not-allowed',
    reason: 'not-every-room-refundable',
  }),
}
export const VeryLongNames: Story = { args: at(aReservationWithVeryLongNames()) }
