import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type ChangeSelection,
  chosenOffer,
  noSelection,
  type Reservation,
  type StayQuote,
  withUpgrade,
} from '@veranda/domain'
import {
  aFamilyReservation,
  aMaldivesReservation,
  aNonRefundableReservation,
  aReservation,
  aReservationOfNineRooms,
  aReservationReadInYen,
  aReservationWithBalance,
  aReservationWithVeryLongNames,
  aRoom,
  aRoomsQuote,
  aTwoRoomReservation,
  fixtureNow,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import type { ChangeState } from '../../patterns/change-price/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { valueIn } from '../../patterns/loaded/index.ts'
import type { OffersByRoom } from '../../patterns/room-offer/index.ts'
import { RoomUpgradeScreen, type RoomUpgradeScreenProps } from './index.ts'
import { type OffersSketch, soldCategories, someOffers } from '../../patterns/room-offer/some-offers.ts'
import { says } from '../../testing/says.ts'

/** What is chosen is kept and quoted at once, as the portal does. */
function Retained(props: RoomUpgradeScreenProps) {
  const { reservation, offers } = props
  const [selection, setSelection] = useState(props.selection)
  const [state, setState] = useState(props.state)
  return (
    <RoomUpgradeScreen
      {...props}
      selection={selection}
      state={state}
      onChoose={(next) => {
        setSelection(next)
        setState(quotedFor(reservation, next, valueIn(offers)))
        props.onChoose(next)
      }}
    />
  )
}

/** The booked category is the hotel's simplest. */
const simplest = (): Reservation =>
  aReservation({ rooms: [aRoom({ category: soldCategories[0] ?? {}, view: 'garden' })] })

const offering = (reservation: Reservation, sketch?: OffersSketch) => ({
  reservation,
  offers: { kind: 'ready' as const, value: someOffers(reservation, sketch) },
})
const suite = 903
const chosen = withUpgrade(noSelection, 1, suite)
/** What the chosen categories are offered for, night by night. */
function quoteFor(reservation: Reservation, selection = chosen, byRoom = someOffers(reservation)): StayQuote {
  return aRoomsQuote({
    reservation,
    rooms: selection.rooms.flatMap(({ roomNumber, roomTypeId }) => {
      const offer = chosenOffer(byRoom.get(roomNumber) ?? [], roomTypeId)
      if (!offer) return []
      const { name } = offer.category
      const nightly = offer.nights.map(({ price }) => price.amount)
      return { roomNumber, name, roomTypeId: offer.category.roomTypeId, perNight: nightly[0] ?? 0, nightly }
    }),
  })
}
const quotedFor = (
  reservation: Reservation,
  selection: ChangeSelection,
  byRoom?: OffersByRoom,
): ChangeState =>
  selection.rooms.length === 0
    ? { kind: 'choosing' }
    : { kind: 'quoted', quote: quoteFor(reservation, selection, byRoom) }

const meta = {
  title: 'Screens/Room upgrade',
  component: RoomUpgradeScreen,
  parameters: { layout: 'fullscreen' },
  render: Retained,
  beforeEach: ({ args }) => void mocked(args.onChoose).mockClear(),
  args: {
    ...offering(simplest(), { left: { '2027-03-16': [4, 4, 4, 1] } }),
    selection: noSelection,
    state: { kind: 'choosing' },
    clock: () => fixtureNow,
    timing: 'now',
    help: aHelp(),
    otherDates: { href: '/update/dates' },
    backHref: '/my-reservation',
    onBack: fn((event) => event.preventDefault()),
    onChoose: fn(),
    onLoadAgain: fn(),
    onTiming: fn(),
    onContinue: fn(),
    onQuoteExpired: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof RoomUpgradeScreen>
export default meta
type Story = StoryObj<typeof meta>

const radios = (canvasElement: HTMLElement) => within(canvasElement).findAllByRole<HTMLInputElement>('radio')

/** What is offered is what is asked for: a suite costs as much more on its card as in the quote. */
const hasOnePrice: Story['play'] = async ({ canvasElement }) => {
  const { change } = quoteFor(simplest())
  const more = Math.floor(change.difference.amount / 100)
  const wording = new RegExp(more.toLocaleString('en-US').replace(',', '[,.]?'))
  await expect((await within(canvasElement).findAllByText(wording)).length).toBeGreaterThan(1)
}

/** Today's room is the first choice, and the one that is taken; the others follow, the cheapest first. */
export const NothingChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const [keep, cheapest, ...increase] = await radios(canvasElement)
    await expect(keep).toBeChecked()
    await expect(increase.at(-1)?.value).toBe('904')
    await userEvent.click(cheapest ?? canvasElement)
    await expect(args.onChoose).toHaveBeenCalledWith(withUpgrade(noSelection, 1, 902))
    await userEvent.click(keep ?? canvasElement)
    await expect(args.onChoose).toHaveBeenLastCalledWith(noSelection)
  },
}
export const Loading: Story = { args: { offers: { kind: 'loading' } } }
export const OffersNotReadable: Story = {
  args: { offers: { kind: 'failed', failure: { kind: 'unavailable', retryAfterSeconds: 30 } } },
}
export const Quoting: Story = { args: { selection: chosen, state: { kind: 'quoting' } } }
export const Quoted: Story = {
  play: hasOnePrice,
  args: { selection: chosen, state: { kind: 'quoted', quote: quoteFor(simplest()) } },
}
export const Confirming: Story = {
  args: { selection: chosen, state: { kind: 'quoted', quote: quoteFor(simplest()), isConfirming: true } },
}
export const PriceMoved: Story = {
  args: {
    selection: chosen,
    state: {
      kind: 'quoted',
      quote: quoteFor(simplest()),
      renewed: { because: 'price-moved', previousTotal: { amount: 340_000, currency: 'USD' } },
    },
  },
}

/** Another guest took it: it is at the end, with its nights, and no longer a choice. */
export const SoldOutInBetween: Story = {
  args: {
    ...offering(simplest(), { left: { '2027-03-15': [4, 4, 0, 2], '2027-03-16': [4, 4, 0, 1] } }),
    selection: chosen,
    state: {
      kind: 'refused',
      refusal: {
        kind: 'not-available',
        restriction: { kind: 'sold-out', on: '2027-03-15', roomNumbers: [1] },
      },
    },
  },
  play: async ({ canvasElement }) => {
    for (const radio of await radios(canvasElement)) await expect(radio).not.toBeChecked()
  },
}
export const Failed: Story = {
  args: { selection: chosen, state: { kind: 'failed', failure: { kind: 'offline' } } },
}
export const AnswerNotHeard: Story = {
  args: {
    selection: chosen,
    state: { kind: 'failed', failure: { kind: 'unavailable' }, quote: quoteFor(simplest()) },
  },
}

/** Some nights for some, all nights for others; nothing can be chosen but the room as it is. */
export const AllSoldOut: Story = {
  args: {
    ...offering(simplest(), {
      left: {
        '2027-03-14': [4, 0, 4, 0],
        '2027-03-15': [4, 0, 0, 0],
        '2027-03-16': [4, 0, 0, 0],
        '2027-03-17': [4, 0, 4, 0],
        '2027-03-18': [4, 0, 0, 0],
        '2027-03-19': [4, 0, 4, 0],
      },
    }),
    standbyHref: '/standby',
  },
  play: async ({ canvasElement }) => {
    await expect(await radios(canvasElement)).toHaveLength(1)
    const waiting = canvasElement.querySelectorAll('a[href="/standby"]')
    await expect(waiting).toHaveLength(1)
    await expect(within(canvasElement).getByRole('link', { name: /^(Join|Entrar|Mettiti)/ })).toBe(waiting[0])
  },
}
export const NoneSuperior: Story = {
  args: offering(aReservation({ rooms: [aRoom({ category: soldCategories[3] ?? {} })] })),
  play: async ({ canvasElement }) => {
    await says('You already have our best room')({ canvasElement })
    await within(canvasElement).findByRole('status')
    await expect(within(canvasElement).queryByRole('radio')).toBeNull()
    await expect(within(canvasElement).queryByText(/Choose a room/)).toBeNull()
  },
}
export const NotAllowed: Story = {
  args: {
    ...offering(aNonRefundableReservation()),
    state: { kind: 'not-allowed', reason: 'not-every-room-refundable' },
  },
  play: says('This can’t be changed online'),
}

export const TwoRooms: Story = { args: offering(aTwoRoomReservation()) }

/** The last suite is chosen for the first room, and the second one is told so. */
export const LastOneChosenForAnotherRoom: Story = {
  args: {
    ...offering(aTwoRoomReservation(), { left: { '2027-03-16': [4, 4, 1, 1] } }),
    selection: chosen,
    state: quotedFor(aTwoRoomReservation(), chosen),
  },
  play: async ({ canvasElement }) => {
    const found = await radios(canvasElement)
    await expect(found.filter(({ disabled }) => disabled)).toHaveLength(1)
    await expect(found.find(({ disabled }) => disabled)).toHaveAttribute('value', String(suite))
  },
}

const twoOfNine = withUpgrade(chosen, 3, 902)

/** Each of the eight in force is a line that opens; what is chosen for two of them is what the price is of. */
export const NineRooms: Story = {
  args: {
    ...offering(aReservationOfNineRooms()),
    selection: twoOfNine,
    state: quotedFor(aReservationOfNineRooms(), twoOfNine),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByRole('radio')).not.toHaveLength(0)
    await expect(canvasElement.querySelectorAll('details > summary')).not.toHaveLength(0)
    await expect(canvasElement).toHaveTextContent(/(Already canceled|Ya cancelada|Già cancellata): .* 5/)
    await expect(await canvas.findAllByText(/^(Before|Antes|Prima): /)).toHaveLength(2)
  },
}

const familyOfOneRoom = aReservation({ rooms: aFamilyReservation().rooms.slice(0, 1) })
const presidential = soldCategories.filter(({ maxOccupancy, rank }) => rank > 4 && maxOccupancy < 5)

/** Five guests, a presidential suite for four. */
export const TooSmallForTheFamily: Story = { args: offering(aFamilyReservation()) }
/** There is nothing to wait for, and a second room to add. */
export const AllTooSmallForTheFamily: Story = {
  args: {
    ...offering(familyOfOneRoom, { sold: presidential }),
    addRoomHref: '/room/add',
    standbyHref: '/standby',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[href="/room/add"]')).toBeVisible())
    await expect(canvasElement.querySelector('[href="/standby"]')).toBeNull()
  },
}
export const WithPromotion: Story = {
  args: { ...offering(aReservationWithBalance()), guestCurrency: { currency: 'CAD', rate: 1.3741 } },
}
export const ReadInYen: Story = {
  args: { ...offering(aReservationReadInYen()), guestCurrency: { currency: 'JPY', rate: 151.37 } },
}
/** A higher category costs less today than the room did when it was booked. */
export const CostsLessThanToday: Story = { args: offering(simplest(), { perNight: 300 }) }
export const Maldives: Story = {
  args: {
    ...offering(aMaldivesReservation(), { perNight: 900 }),
    guestCurrency: { currency: 'EUR', rate: 0.9182 },
  },
}
export const VeryLongNames: Story = {
  args: offering(aReservationWithVeryLongNames(), {
    sold: soldCategories.map((category) => ({
      ...category,
      name: `${category.name} with Private Terrace and Wolfeschlegelsteinhausenbergerdorff Panorama`,
      rank: category.rank + 2,
      beds: '2 king beds, 1 sofa bed and a cot by the window',
    })),
  }),
}
