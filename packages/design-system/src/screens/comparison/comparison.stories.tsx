import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type ChangeSelection,
  emptyNewRoom,
  nobody,
  noSelection,
  partsOf,
  type Reservation,
  withGuests,
  withUpgrade,
} from '@veranda/domain'
import {
  aRateCalendar,
  aProperty,
  aReservation,
  aReservationOfNineRooms,
  aReservationWithBalance,
  aReservationWithAddOns,
  aReservationWithVeryLongNames,
  aRoom,
  anAddOnMenu,
  extraPricesIn,
  fixtureNow,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { someNewRooms } from '../../patterns/new-room/some-new-rooms.ts'
import { soldCategories, someOffers } from '../../patterns/room-offer/some-offers.ts'
import { resize } from '../../testing/resize.ts'
import { ComparisonScreen, type ComparisonScreenProps } from './index.ts'
import { anOptionQuote, refusedBecause, someNames, someOptions, type OptionsSketch } from './some-options.ts'

/** What is chosen is kept and quoted at once, as the portal does it. */
function Retained(props: ComparisonScreenProps) {
  const [options, setOptions] = useState(props.options)
  const [panel, setPanel] = useState(props.panel)
  const [form, setForm] = useState(props.newRoomForm)
  const choose = (number: number, selection: ChangeSelection) =>
    setOptions(
      options.map((option) =>
        option.number === number
          ? {
              ...option,
              selection,
              price: {
                ...option.price,
                state:
                  partsOf(selection).length === 0
                    ? { kind: 'choosing' }
                    : { kind: 'quoted', quote: anOptionQuote(props.reservation, selection) },
              },
            }
          : option,
      ),
    )
  return (
    <ComparisonScreen
      {...props}
      options={options}
      panel={panel}
      newRoomForm={form}
      onNewRoomForm={setForm}
      onPanel={(next) => {
        setPanel(next)
        props.onPanel(next)
      }}
      onSelection={(number, selection) => {
        choose(number, selection)
        props.onSelection(number, selection)
      }}
      onClear={(number) => choose(number, noSelection)}
      onCopy={(from, to) =>
        choose(to, options.find(({ number }) => number === from)?.selection ?? noSelection)
      }
    />
  )
}

const price: OptionsSketch['price'] = {
  onTiming: fn(),
  onContinue: fn(),
  onQuoteExpired: fn(),
  onTryAgain: fn(),
}

const later: ChangeSelection = { ...noSelection, stay: { arrival: '2027-03-16', departure: '2027-03-23' } }
const upgraded = withUpgrade(noSelection, 1, 903)
const joined = withGuests(withUpgrade(noSelection, 1, 902), 1, { ...nobody, teens: 1, kids: 1 })
/** One more than the room holds. */
const crowded = withGuests(withUpgrade(noSelection, 1, 902), 1, { ...nobody, adults: 2, teens: 1, kids: 1 })
const withMassage: ChangeSelection = {
  ...upgraded,
  services: [{ kind: 'add', roomNumber: 1, offerId: 21, quantity: 2, day: '2027-03-16' }],
}
const everything: ChangeSelection = {
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

/** The booked category is the hotel's simplest. */
const simplest = (): Reservation =>
  aReservation({ rooms: [aRoom({ category: soldCategories[0] ?? {}, view: 'garden' })] })

const of = (
  sketch: Omit<OptionsSketch, 'price' | 'reservation'> & { readonly reservation?: Reservation },
) => {
  const reservation = sketch.reservation ?? simplest()
  return {
    reservation,
    options: someOptions({ ...sketch, reservation, price }),
    lists: {
      calendar: { kind: 'ready', value: aRateCalendar() },
      offers: { kind: 'ready', value: someOffers(reservation) },
      extraPrices: { kind: 'ready', value: extraPricesIn(reservation) },
      menu: { kind: 'ready', value: anAddOnMenu(reservation) },
      newRoom: someNewRooms(reservation, emptyNewRoom.occupancy),
    },
  } satisfies Partial<ComparisonScreenProps>
}

const meta = {
  title: 'Screens/Comparison',
  component: ComparisonScreen,
  parameters: { layout: 'fullscreen' },
  render: Retained,
  beforeEach: ({ args }) => {
    mocked(args.onPanel).mockClear()
    mocked(args.onSelection).mockClear()
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
    onSelection: fn(),
    onClear: fn(),
    onCopy: fn(),
    onAskAgain: fn(),
  },
} satisfies Meta<typeof ComparisonScreen>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
/** A hotel that sells no add-ons has none among what is compared. */
export const NoAddOnsSold: Story = {
  args: of({ reservation: aReservation({ property: aProperty({ sellsAddOns: false }), rooms: [aRoom()] }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByText('Dates')
    await expect(canvas.queryByText('Extras')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /extras/ })).toBeNull()
  },
}
export const OneOption: Story = {
  args: of({ selections: [upgraded] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [clear, copy] = within(await canvas.findByRole('region', { name: /1$/ }))
      .getAllByRole('button')
      .toReversed()
    await userEvent.click(copy ?? canvasElement)
    const second = await waitFor(() => canvas.getByRole('region', { name: /2$/ }))
    await expect(within(second).getByText(/Family Suite,/)).toBeVisible()
    await userEvent.click(clear ?? canvasElement)
    const first = canvas.getByRole('region', { name: /1$/ })
    await expect(within(first).queryByText(/Family Suite/)).toBeNull()
  },
}
const isInside = (part: Element): boolean => {
  const { left, right } = part.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}
/** On a phone the columns stand below each other: what the stay comes to with each is in one bar, which leads to them. */
async function saysAllTotals(canvasElement: HTMLElement): Promise<void> {
  await resize(390)
  const bar = await within(canvasElement).findByRole('navigation', { name: 'Compare prices' })
  await expect(bar).toBeVisible()
  const stops = within(bar).getAllByRole('button')
  await expect(stops.map(({ textContent }) => textContent)).toEqual([
    'Now $2,475',
    'Option 1 $2,940',
    'Option 2 $4,069',
    'Option 3 $5,684',
  ])
  const columns = ['As booked', 'Option 1', 'Option 2', 'Option 3']
  for (const [place, stop] of stops.entries()) {
    await userEvent.click(stop)
    await expect(canvasElement.ownerDocument.activeElement).toHaveTextContent(columns[place] ?? '')
    await waitFor(() => expect(stop).toHaveAttribute('aria-current', 'true'))
  }
  await resize(1440)
  await expect(bar).not.toBeVisible()
  await resize(320)
}

/**
 * Every column is seen whole: on a phone as wide as the page, on a tablet the first and the last beside the stay as it
 * is.
 */
export const ThreeOptions: Story = {
  args: of({ selections: [later, withMassage, everything] }),
  play: async ({ canvasElement }) => {
    const [options] = await within(canvasElement).findAllByRole('region')
    const columns = options?.firstElementChild
    const [retained, first, , last] = columns?.children ?? []
    if (!columns || !retained || !first || !last) throw new Error('There are four columns')
    await expect([isInside(retained), isInside(first)]).toEqual([true, true])
    columns.scrollLeft = columns.scrollWidth
    await expect([isInside(retained), isInside(last)]).toEqual([true, true])
    columns.scrollLeft = 0
    await saysAllTotals(canvasElement)
  },
}
export const InTwoCurrencies: Story = {
  args: {
    ...of({ reservation: aReservationWithBalance(), selections: [later, upgraded] }),
    guestCurrency: { currency: 'CAD', rate: 1.3741 },
  },
}
export const WithAddOns: Story = {
  args: of({
    reservation: aReservationWithAddOns(),
    selections: [withMassage, { ...noSelection, services: [{ kind: 'remove', addOnId: 4 }] }],
  }),
}
/** The others stay as usable as they were. */
export const OneRefused: Story = {
  args: of({
    selections: [later, crowded, upgraded],
    states: { 2: refusedBecause({ kind: 'too-many-guests', roomNumber: 1, maxOccupancy: 5 }) },
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
export const AnotherGuestWasFaster: Story = {
  args: of({
    selections: [upgraded, later],
    states: {
      1: {
        kind: 'refused',
        refusal: {
          kind: 'not-available',
          restriction: { kind: 'sold-out', on: '2027-03-16', roomNumbers: [1] },
        },
      },
    },
  }),
}
export const OneFailed: Story = {
  args: of({
    selections: [later, upgraded],
    states: { 2: { kind: 'failed', failure: { kind: 'offline' } } },
  }),
}
export const Quoting: Story = {
  args: of({ selections: [later, upgraded], states: { 1: { kind: 'quoting' }, 2: { kind: 'quoting' } } }),
}
export const NineRooms: Story = {
  args: of({
    reservation: aReservationOfNineRooms(),
    selections: [withUpgrade(withUpgrade(noSelection, 2, 903), 5, 903), later],
  }),
}
export const VeryLongNames: Story = {
  args: of({ reservation: aReservationWithVeryLongNames(), selections: [later, upgraded, withMassage] }),
}
/** A price whose time is over is asked for again by itself, and cannot be chosen. */
export const Expired: Story = {
  args: {
    ...of({ selections: [later] }),
    options: of({ selections: [later] }).options.map((option) => ({
      ...option,
      price: { ...option.price, clock: () => '2027-03-01T15:15:00Z' as const },
    })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(price.onQuoteExpired).toHaveBeenCalled())
    await within(canvasElement).findByText(
      /This price has expired|Este precio venció|Questo prezzo è scaduto/,
    )
    const expired = within(await within(canvasElement).findByRole('region', { name: /1$/ }))
    await expect(expired.queryByRole('button', { name: 'Choose option 1' })).toBeNull()
    await userEvent.click(expired.getByRole('button', { name: 'Check the price again' }))
    await expect(price.onTryAgain).toHaveBeenCalled()
    const words = expired.getByText('This price has expired.').getBoundingClientRect()
    const button = expired.getByRole('button', { name: 'Check the price again' }).getBoundingClientRect()
    await expect(words.bottom).toBeLessThanOrEqual(button.top)
    const due = expired.getByText('Due if you choose this').nextElementSibling
    await expect(due?.querySelector('s')).toHaveTextContent(/\d/)
  },
}
const notAllowed = { kind: 'not-allowed', reason: 'not-every-room-refundable' } as const
/** The guest’s own room and stay stand there all the same. */
export const NotAllowedHere: Story = {
  args: of({ states: { 1: notAllowed, 2: notAllowed, 3: notAllowed } }),
  play: async ({ canvasElement }) => {
    const stay = await within(canvasElement).findByRole('region', { name: /Your current stay$/ })
    await expect(within(stay).getAllByText('Superior Deluxe,')[0]).toBeInTheDocument()
  },
}
export const OneNotAllowed: Story = {
  args: of({ selections: [later, withMassage], states: { 1: notAllowed } }),
}

/**
 * A part is changed in a panel of its own, the price of the way in sight; closing it leads back to where it was opened.
 */
export const ChoosingACategory: Story = {
  args: of({ selections: [noSelection] }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const opener =
      (await canvas.findAllByRole('button', { name: /room types?|tipos? de habitación|tipologi[ae]/i }))[0] ??
      canvasElement
    await userEvent.click(opener)
    await expect(args.onPanel).toHaveBeenCalledWith({ number: 1, what: 'rooms' })
    const panel = within(await screen.findByRole('dialog'))
    await userEvent.click(panel.getByRole('radio', { name: 'Family Suite, Ocean View' }))
    await expect(args.onSelection).toHaveBeenCalledWith(1, upgraded)
    await expect(panel.getByText(/3[,.]?829/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const ChoosingDates: Story = {
  args: { ...of({ selections: [upgraded] }), panel: { number: 1, what: 'dates' } },
}
export const ChoosingGuests: Story = {
  args: { ...of({ selections: [upgraded] }), panel: { number: 1, what: 'guests' } },
}
export const ChoosingARoomMore: Story = {
  args: { ...of({ selections: [everything] }), panel: { number: 1, what: 'new-room' } },
}
export const ChoosingAddOns: Story = {
  args: { ...of({ selections: [later] }), panel: { number: 1, what: 'services' } },
}
export const RefusedWhileChoosing: Story = {
  args: { ...OneRefused.args, panel: { number: 2, what: 'guests' } },
}
export const AskingWhatThereIs: Story = {
  args: { lists: { ...of({}).lists, calendar: { kind: 'loading' } }, panel: { number: 1, what: 'dates' } },
}
export const CannotSayWhatThereIs: Story = {
  args: {
    lists: { ...of({}).lists, calendar: { kind: 'failed', failure: { kind: 'unavailable' } } },
    panel: { number: 1, what: 'dates' },
  },
}

/** Before anything is done, everything that changes is told once more. */
export const Choosing: Story = {
  args: { ...of({ selections: [later, withMassage] }), panel: { number: 2, what: 'price' } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'))
    document.querySelector('dialog fieldset:has(legend)')?.scrollIntoView({ block: 'center' })
    const steps = await panel.findAllByRole('button', { name: /payment|pago|pagamento/i })
    await userEvent.click(steps.at(-1) ?? document.body)
    await expect(price.onContinue).toHaveBeenCalledWith('now')
  },
}
