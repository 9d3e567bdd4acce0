import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ChangeSelection, nobody, noSelection, type Occupancy, withGuests } from '@veranda/domain'
import {
  aFamilyReservation,
  aJoiningQuote,
  aMaldivesReservation,
  aProperty,
  aReservation,
  aReservationOfNineRooms,
  aReservationUnderReview,
  aReservationWithVeryLongNames,
  aRoom,
  extraPricesIn,
  fixtureNow,
  theHotels,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { ChangeState } from '../../patterns/change-price/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { says } from '../../testing/says.ts'
import { RoomGuestsScreen, type RoomGuestsScreenProps } from './index.ts'

const joining = (roomNumber: number, more: Partial<Occupancy>, selection: ChangeSelection = noSelection) =>
  withGuests(selection, roomNumber, { ...nobody, ...more })

const aPrice = (state: ChangeState, reservation = aReservation()): RoomGuestsScreenProps['price'] => ({
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

/** Who is to join is kept, as the portal keeps it, and quoted at once. */
function Retained(props: RoomGuestsScreenProps) {
  const { reservation } = props.price
  const [selection, setSelection] = useState(props.selection)
  const [state, setState] = useState(props.price.state)
  const [timing, setTiming] = useState(props.price.timing)
  return (
    <RoomGuestsScreen
      {...props}
      selection={selection}
      price={{ ...props.price, state, timing, onTiming: setTiming }}
      onSelection={(next) => {
        props.onSelection(next)
        setSelection(next)
        setState(
          next.rooms.length > 0
            ? { kind: 'quoted', quote: aJoiningQuote(reservation, next) }
            : { kind: 'choosing' },
        )
      }}
    />
  )
}

const meta = {
  title: 'Screens/Room guests',
  component: RoomGuestsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    prices: { kind: 'ready', value: extraPricesIn(aReservation()) },
    selection: noSelection,
    price: aPrice({ kind: 'choosing' }),
    backHref: '/my-reservation',
    onBack: fn((event) => event.preventDefault()),
    addRoomHref: '/room/add',
    onAddRoom: fn((event) => event.preventDefault()),
    onSelection: fn(),
    onPricesAgain: fn(),
  },
  render: (args) => <Retained {...args} />,
} satisfies Meta<typeof RoomGuestsScreen>
export default meta
type Story = StoryObj<typeof meta>

const of = (reservation: ReturnType<typeof aReservation>, state: ChangeState = { kind: 'choosing' }) => ({
  prices: { kind: 'ready', value: extraPricesIn(reservation) } as const,
  price: aPrice(state, reservation),
})
const quoted = (
  reservation: ReturnType<typeof aReservation>,
  selection: ChangeSelection,
  increasedBy = 0,
): Story => ({
  args: {
    selection,
    ...of(reservation, { kind: 'quoted', quote: aJoiningQuote(reservation, selection, increasedBy) }),
  },
})
const teenAndKid = joining(1, { teens: 1, kids: 1 })
const single = aReservation({
  rooms: [aRoom({ occupancy: { adults: 1, teens: 0, kids: 0, infants: 0 } })],
})
const full = aReservation({ rooms: [aRoom({ category: { maxOccupancy: 2 } })] })
const unpaid = aReservation({ rooms: [aRoom({ paid: { amount: 0, currency: 'USD' } })] })

export const NobodyYet: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    // In any of our languages the ages are told apart, and each has its two presses.
    const more = canvas.getAllByRole('button').filter((button) => button.ariaLabel)
    await expect(more).toHaveLength(8)
    await userEvent.click(more[1] ?? canvasElement)
    await expect(args.onSelection).toHaveBeenCalledWith(joining(1, { adults: 1 }))
    await expect((await canvas.findAllByText(/240/))[0]).toBeVisible()
  },
}
export const PendingPrices: Story = { args: { prices: { kind: 'loading' } } }
export const ATeenAndAChild: Story = quoted(aReservation(), teenAndKid)
export const NothingPaidYet: Story = quoted(unpaid, teenAndKid)
export const OneAdultIncluded: Story = { args: of(single) }
export const InTwoCurrencies: Story = {
  args: {
    ...quoted(aMaldivesReservation(), joining(1, { adults: 1, infants: 1 })).args,
    price: {
      ...aPrice(
        {
          kind: 'quoted',
          quote: aJoiningQuote(aMaldivesReservation(), joining(1, { adults: 1, infants: 1 })),
        },
        aMaldivesReservation(),
      ),
      guestCurrency: { currency: 'EUR', rate: 0.9182 },
    },
  },
}
/** Today's rate is another than the booked one: why the sum differs is said. */
export const TheRoomCostsMoreToday: Story = quoted(aReservation(), teenAndKid, 3000)
/** What was paid beyond today's price is not refunded because a guest joins. */
export const HiddenCredit: Story = {
  ...quoted(aReservation(), joining(1, { kids: 1 }), -6000),
  play: says('Covered by your current total.', 'Nothing more to pay', 'doesn’t make that amount refundable'),
}

export const AFullRoom: Story = { args: of(full) }
export const FullWithTheseGuests: Story = {
  ...quoted(aReservation(), joining(1, { adults: 3 })),
  play: says('Now full'),
}
export const AdultsOnly: Story = {
  args: of(aReservation(theHotels.losCabos)),
  play: async ({ canvasElement }) => {
    await says('welcomes adult guests only')({ canvasElement })
    const handlers = within(canvasElement).getAllByRole('button')
    await expect(handlers.filter((button) => button.ariaLabel)).toHaveLength(2)
  },
}
/** Where nobody is a teen: guests of twelve are adults. */
export const NoTeens: Story = {
  args: of(aReservation(theHotels.maldives)),
}
export const NoAgeRange: Story = {
  args: of(aReservation({ property: aProperty({ ageRanges: [] }) })),
  play: says('Guests can’t be added online right now'),
}
/** The amounts are cleared and hidden, and the page says so. */
/** No guest has a price; what the stay costs now is known all the same. */
export const PricesFailed: Story = {
  args: { prices: { kind: 'failed', failure: { kind: 'offline' } } },
  play: async ({ canvasElement }) => {
    await says('We couldn’t load the price per guest')({ canvasElement })
    await expect(canvasElement).not.toHaveTextContent(/\$\d+ each/)
  },
}
export const QuoteFailed: Story = {
  args: {
    selection: joining(1, { teens: 1, kids: 2 }),
    ...of(aReservation(), { kind: 'failed', failure: { kind: 'unavailable' } }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We couldn’t complete your guest request')
    await expect(canvasElement).not.toHaveTextContent(/330/)
  },
}
export const Quoting: Story = { args: { selection: teenAndKid, ...of(aReservation(), { kind: 'quoting' }) } }
export const Confirming: Story = {
  args: {
    selection: teenAndKid,
    ...of(aReservation(), {
      kind: 'quoted',
      quote: aJoiningQuote(aReservation(), teenAndKid),
      isConfirming: true,
    }),
  },
}
/** It sleeps fewer than when they were chosen: the room and the refusal say the same. */
export const Refused: Story = {
  args: {
    selection: teenAndKid,
    ...of(aReservation({ rooms: [aRoom({ category: { maxOccupancy: 3 } })] }), {
      kind: 'refused',
      refusal: { kind: 'not-possible', why: { kind: 'too-many-guests', roomNumber: 1, maxOccupancy: 3 } },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText(/sleeps up to 3/)).toHaveLength(2)
  },
}
export const NotAllowed: Story = {
  args: of(aReservationUnderReview(), { kind: 'not-allowed', reason: 'cancellation-under-review' }),
}
export const AFamilyInTwoRooms: Story = quoted(aFamilyReservation(), joining(2, { kids: 2 }, joining(1, {})))
export const NineRooms: Story = quoted(
  aReservationOfNineRooms(),
  joining(3, { adults: 1 }, joining(7, { teens: 2 })),
)
export const VeryLongNames: Story = { args: of(aReservationWithVeryLongNames()) }
