import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type ChangeWish,
  emptyNewRoom,
  nobody,
  noWish,
  partsOf,
  type Reservation,
  withGuests,
  withUpgrade,
} from '@veranda/domain'
import {
  aRateBoard,
  aProperty,
  aReservation,
  aReservationOfNineRooms,
  aReservationWithBalance,
  aReservationWithExtras,
  aReservationWithVeryLongNames,
  aRoom,
  aServiceMenu,
  extraPricesIn,
  fixtureNow,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { someNewRooms } from '../../patterns/new-room/some-new-rooms.ts'
import { soldCategories, someOffers } from '../../patterns/room-offer/some-offers.ts'
import { WorkbenchScreen, type WorkbenchScreenProps } from './index.ts'
import { aWayQuote, refusedBecause, someNames, someWays, type WaysSketch } from './some-ways.ts'

/** What is chosen is kept and quoted at once, as the portal does it. */
function Kept(props: WorkbenchScreenProps) {
  const [ways, setWays] = useState(props.ways)
  const [panel, setPanel] = useState(props.panel)
  const [form, setForm] = useState(props.newRoomForm)
  const choose = (number: number, wish: ChangeWish) =>
    setWays(
      ways.map((way) =>
        way.number === number
          ? {
              ...way,
              wish,
              price: {
                ...way.price,
                state:
                  partsOf(wish).length === 0
                    ? { kind: 'choosing' }
                    : { kind: 'quoted', quote: aWayQuote(props.reservation, wish) },
              },
            }
          : way,
      ),
    )
  return (
    <WorkbenchScreen
      {...props}
      ways={ways}
      panel={panel}
      newRoomForm={form}
      onNewRoomForm={setForm}
      onPanel={(next) => {
        setPanel(next)
        props.onPanel(next)
      }}
      onWish={(number, wish) => {
        choose(number, wish)
        props.onWish(number, wish)
      }}
      onClear={(number) => choose(number, noWish)}
      onCopy={(from, to) => choose(to, ways.find(({ number }) => number === from)?.wish ?? noWish)}
    />
  )
}

const price: WaysSketch['price'] = {
  onTiming: fn(),
  onContinue: fn(),
  onQuoteExpired: fn(),
  onTryAgain: fn(),
}

const later: ChangeWish = { ...noWish, stay: { arrival: '2027-03-16', departure: '2027-03-23' } }
const upgraded = withUpgrade(noWish, 1, 903)
const joined = withGuests(withUpgrade(noWish, 1, 902), 1, { ...nobody, teens: 1, kids: 1 })
const withMassage: ChangeWish = {
  ...upgraded,
  services: [{ kind: 'add', roomNumber: 1, offerId: 21, quantity: 2, day: '2027-03-16' }],
}
const everything: ChangeWish = {
  ...joined,
  stay: { arrival: '2027-03-15', departure: '2027-03-20' },
  newRooms: [
    {
      roomTypeId: 902,
      occupancy: { ...nobody, adults: 2 },
      firstName: 'Ana Lucía',
      lastName: 'Robles',
    },
  ],
}

/** Today's category is the simplest of the house. */
const simplest = (): Reservation =>
  aReservation({ rooms: [aRoom({ category: soldCategories[0] ?? {}, view: 'garden' })] })

const of = (sketch: Omit<WaysSketch, 'price' | 'reservation'> & { readonly reservation?: Reservation }) => {
  const reservation = sketch.reservation ?? simplest()
  return {
    reservation,
    ways: someWays({ ...sketch, reservation, price }),
    lists: {
      board: { kind: 'known', value: aRateBoard() },
      offers: { kind: 'known', value: someOffers(reservation) },
      extraPrices: { kind: 'known', value: extraPricesIn(reservation) },
      menu: { kind: 'known', value: aServiceMenu(reservation) },
      newRoom: someNewRooms(reservation, emptyNewRoom.occupancy),
    },
  } satisfies Partial<WorkbenchScreenProps>
}

const meta = {
  title: 'Screens/Workbench',
  component: WorkbenchScreen,
  parameters: { layout: 'fullscreen' },
  render: Kept,
  beforeEach: ({ args }) => {
    mocked(args.onPanel).mockClear()
    mocked(args.onWish).mockClear()
  },
  args: {
    ...of({}),
    names: someNames,
    clock: () => fixtureNow,
    help: aHelp(),
    backHref: '/my-reservation',
    onBack: fn((event) => event.preventDefault()),
    addRoomHref: '/room/add',
    newRoomForm: emptyNewRoom,
    onNewRoomForm: fn(),
    onPanel: fn(),
    onWish: fn(),
    onClear: fn(),
    onCopy: fn(),
    onAskAgain: fn(),
  },
} satisfies Meta<typeof WorkbenchScreen>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
/** A hotel that sells no extras has none among what is compared. */
export const NoAddOnsSold: Story = {
  args: of({ reservation: aReservation({ property: aProperty({ sellsAddOns: false }), rooms: [aRoom()] }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByText('Dates')
    await expect(canvas.queryByText('Extras')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /extras/ })).toBeNull()
  },
}
export const OneWay: Story = {
  args: of({ wishes: [upgraded] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [clear, copy] = within(await canvas.findByRole('region', { name: /1$/ }))
      .getAllByRole('button')
      .toReversed()
    await userEvent.click(copy ?? canvasElement)
    const second = await waitFor(() => canvas.getByRole('region', { name: /2$/ }))
    await expect(within(second).getByText(/Family Suite/)).toBeVisible()
    await userEvent.click(clear ?? canvasElement)
    const first = canvas.getByRole('region', { name: /1$/ })
    await expect(within(first).queryByText(/Family Suite/)).toBeNull()
  },
}
const isInside = (part: Element): boolean => {
  const { left, right } = part.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}
/** Every column is seen whole: on a phone as wide as the page, on a tablet the first and the last beside the stay as it is. */
export const ThreeWays: Story = {
  args: of({ wishes: [later, withMassage, everything] }),
  play: async ({ canvasElement }) => {
    const [options] = await within(canvasElement).findAllByRole('region')
    const columns = options?.firstElementChild
    const [kept, first, , last] = columns?.children ?? []
    if (!columns || !kept || !first || !last) throw new Error('There are four columns')
    await expect([isInside(kept), isInside(first)]).toEqual([true, true])
    columns.scrollLeft = columns.scrollWidth
    await expect([isInside(kept), isInside(last)]).toEqual([true, true])
    columns.scrollLeft = 0
  },
}
export const InTwoCurrencies: Story = {
  args: {
    ...of({ reservation: aReservationWithBalance(), wishes: [later, upgraded] }),
    guestCurrency: { currency: 'CAD', rate: 1.3741 },
  },
}
export const WithExtras: Story = {
  args: of({
    reservation: aReservationWithExtras(),
    wishes: [withMassage, { ...noWish, services: [{ kind: 'remove', serviceId: 4 }] }],
  }),
}
/** The others stay as usable as they were. */
export const OneRefused: Story = {
  args: of({
    wishes: [later, joined, upgraded],
    states: { 2: refusedBecause({ kind: 'too-many-guests', roomNumber: 1, maxOccupancy: 4 }) },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const refused = await canvas.findByRole('region', { name: /2$/ })
    await expect(within(refused).getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('region', { name: /3$/ })).not.toContainElement(
      within(refused).getByRole('alert'),
    )
  },
}
export const SomebodyWasFaster: Story = {
  args: of({
    wishes: [upgraded, later],
    states: {
      1: {
        kind: 'refused',
        refusal: {
          kind: 'not-available',
          obstacle: { kind: 'sold-out', on: '2027-03-16', roomNumbers: [1] },
        },
      },
    },
  }),
}
export const OneFailed: Story = {
  args: of({ wishes: [later, upgraded], states: { 2: { kind: 'failed', failure: { kind: 'offline' } } } }),
}
export const Quoting: Story = {
  args: of({ wishes: [later, upgraded], states: { 1: { kind: 'quoting' }, 2: { kind: 'quoting' } } }),
}
export const NineRooms: Story = {
  args: of({
    reservation: aReservationOfNineRooms(),
    wishes: [withUpgrade(withUpgrade(noWish, 2, 903), 5, 903), later],
  }),
}
export const VeryLongNames: Story = {
  args: of({ reservation: aReservationWithVeryLongNames(), wishes: [later, upgraded, withMassage] }),
}
/** A price whose time is over is asked for again by itself. */
export const Expired: Story = {
  args: {
    ...of({ wishes: [later] }),
    ways: of({ wishes: [later] }).ways.map((way) => ({
      ...way,
      price: { ...way.price, clock: () => '2027-03-01T15:15:00Z' as const },
    })),
  },
  play: async () => {
    await waitFor(() => expect(price.onQuoteExpired).toHaveBeenCalled())
  },
}
const notAllowed = { kind: 'not-allowed', reason: 'not-every-room-refundable' } as const
export const NotAllowedHere: Story = {
  args: of({ states: { 1: notAllowed, 2: notAllowed, 3: notAllowed } }),
}
export const OneNotAllowed: Story = {
  args: of({ wishes: [later, withMassage], states: { 1: notAllowed } }),
}

/** A part is changed in a panel of its own, the price of the way in sight; closing it leads back to where it was opened. */
export const ChoosingACategory: Story = {
  args: of({ wishes: [noWish] }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const opener =
      (await canvas.findAllByRole('button', { name: /room types?|tipos? de habitación|tipologi[ae]/i }))[0] ??
      canvasElement
    await userEvent.click(opener)
    await expect(args.onPanel).toHaveBeenCalledWith({ number: 1, what: 'rooms' })
    const panel = within(await screen.findByRole('dialog'))
    await userEvent.click(panel.getByRole('radio', { name: 'Family Suite, Ocean View' }))
    await expect(args.onWish).toHaveBeenCalledWith(1, upgraded)
    await expect(panel.getByText(/3[,.]?915/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const ChoosingDates: Story = {
  args: { ...of({ wishes: [upgraded] }), panel: { number: 1, what: 'dates' } },
}
export const ChoosingGuests: Story = {
  args: { ...of({ wishes: [upgraded] }), panel: { number: 1, what: 'guests' } },
}
export const ChoosingARoomMore: Story = {
  args: { ...of({ wishes: [everything] }), panel: { number: 1, what: 'new-room' } },
}
export const ChoosingExtras: Story = {
  args: { ...of({ wishes: [later] }), panel: { number: 1, what: 'services' } },
}
export const RefusedWhileChoosing: Story = {
  args: { ...OneRefused.args, panel: { number: 2, what: 'guests' } },
}
export const AskingWhatThereIs: Story = {
  args: { lists: { ...of({}).lists, board: { kind: 'loading' } }, panel: { number: 1, what: 'dates' } },
}
export const CannotSayWhatThereIs: Story = {
  args: {
    lists: { ...of({}).lists, board: { kind: 'failed', failure: { kind: 'unavailable' } } },
    panel: { number: 1, what: 'dates' },
  },
}

/** Before anything is done, everything that changes is told once more. */
export const Choosing: Story = {
  args: { ...of({ wishes: [later, withMassage] }), panel: { number: 2, what: 'price' } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'))
    document.querySelector('[role=dialog] legend')?.scrollIntoView({ block: 'center' })
    const steps = await panel.findAllByRole('button', { name: /payment|pago|pagamento/i })
    await userEvent.click(steps.at(-1) ?? document.body)
    await expect(price.onContinue).toHaveBeenCalledWith('now')
  },
}
