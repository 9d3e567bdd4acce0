import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type ChangeSelection,
  money,
  noSelection,
  type AddOnChange,
  type AddOnSelection,
} from '@veranda/domain'
import {
  aCancelledReservation,
  aReservation,
  aReservationOfNineRooms,
  aReservationWithBalance,
  aReservationWithAddOns,
  aReservationWithVeryLongNames,
  aRoom,
  aRoomsQuote,
  aTwoRoomReservation,
  anAddOnAdded,
  anAddOnGivenBack,
  anAddOnMenu,
  anAddOnOffer,
  fixtureNow,
  theAddOnOffers,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { resize } from '../../testing/resize.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { AddServicesScreen, type AddServicesScreenProps } from './index.ts'

/** What is chosen is kept, as the portal keeps it. */
function Retained(props: AddServicesScreenProps) {
  const [selection, setSelection] = useState(props.selection)
  const [roomNumber, setRoom] = useState(props.roomNumber)
  return (
    <AddServicesScreen
      {...props}
      selection={selection}
      roomNumber={roomNumber}
      onRoom={setRoom}
      onChoose={(next) => {
        setSelection(next)
        props.onChoose(next)
      }}
    />
  )
}

const selecting = (...services: readonly AddOnSelection[]): ChangeSelection => ({ ...noSelection, services })
const aMassage = {
  kind: 'add',
  roomNumber: 1,
  offerId: 21,
  quantity: 2,
  day: '2027-03-16',
} as const satisfies AddOnSelection
const aMinibar = { kind: 'add', roomNumber: 1, offerId: 13, quantity: 1 } as const satisfies AddOnSelection
const massage: AddOnChange = anAddOnAdded({
  id: 21,
  name: 'Massage, 50 minutes',
  unitPrice: money(12_000, 'USD'),
  after: money(24_000, 'USD'),
})
/** For the entire stay: of no day of it. */
const { day: _, ...forTheStay } = anAddOnAdded({
  id: 13,
  name: 'Minibar to your taste',
  category: 'for-room',
  quantity: 1,
})
const minibar: AddOnChange = {
  ...forTheStay,
  unitPrice: money(8_400, 'USD'),
  after: money(8_400, 'USD'),
}
const dinnerBack: AddOnChange = anAddOnGivenBack({
  id: 2,
  name: 'Dinner under the stars',
  category: 'for-room',
  unitPrice: money(18_900, 'USD'),
  before: money(18_900, 'USD'),
})
const addOns = aReservationWithAddOns()
const ready = { kind: 'ready', value: anAddOnMenu(aReservation()) } as const
const withAddOns = {
  reservation: addOns,
  menu: { kind: 'ready', value: anAddOnMenu(addOns) },
} as const
const quoteOf = (reservation = addOns, ...services: readonly AddOnChange[]) =>
  aRoomsQuote({ reservation, rooms: [], services })

const meta = {
  title: 'Screens/Add services',
  component: AddServicesScreen,
  parameters: { layout: 'fullscreen' },
  render: Retained,
  beforeEach: ({ args }) => void mocked(args.onChoose).mockClear(),
  args: {
    reservation: aReservation(),
    menu: ready,
    roomNumber: 1,
    selection: noSelection,
    state: { kind: 'choosing' },
    clock: () => fixtureNow,
    timing: 'now',
    help: aHelp(),
    backHref: '/my-reservation',
    onBack: fn((event) => event.preventDefault()),
    onRoom: fn(),
    onChoose: fn(),
    onLoadAgain: fn(),
    onTiming: fn(),
    onContinue: fn(),
    onQuoteExpired: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof AddServicesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The line of an add-on, its fold opened. */
const line = async (canvasElement: HTMLElement, name: string) => {
  // A time in a name is not parted; what is looked for has plain spaces.
  const all = await within(canvasElement).findAllByText(name.replaceAll(/\s/g, ' '))
  const found = all.find((one) => one.checkVisibility()) ?? all[0]
  const own = found?.closest('li')
  if (!own) throw new Error(`There is no line ${name}`)
  const fold = own.closest('details:not([open])')?.querySelector('summary')
  if (fold) await userEvent.click(fold)
  return within(own)
}

/** What is for each guest says what it comes to for all in the room; what is for a day asks for it, and is on the list once it is chosen; the focus goes along. */
export const TheMenu: Story = {
  play: async ({ canvasElement, args }) => {
    const own = await line(canvasElement, 'Massage, 50 minutes')
    await expect(own.getByText(/240[.,]00/)).toBeVisible()
    await userEvent.click(own.getByRole('button'))
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(own.getByRole('combobox')).toHaveFocus()
    await expect(own.getByRole('combobox')).toHaveValue('')
    await userEvent.selectOptions(own.getByRole('combobox'), '2027-03-14')
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      selecting({ kind: 'add', roomNumber: 1, offerId: 21, quantity: 1, day: '2027-03-14' }),
    )
    await expect(own.getByRole('combobox')).toHaveFocus()
    await userEvent.selectOptions(own.getByRole('combobox'), '2027-03-17')
    await userEvent.keyboard('{Tab}{ArrowUp}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      selecting({ kind: 'add', roomNumber: 1, offerId: 21, quantity: 2, day: '2027-03-17' }),
    )
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(noSelection)
    await expect(own.getByRole('button')).toHaveFocus()
  },
}
export const Loading: Story = { args: { menu: { kind: 'loading' } } }
/** Calling is the way on: the number is a button, and the list of whom to call leaves it out. */
export const NothingOffered: Story = {
  args: { menu: { kind: 'ready', value: anAddOnMenu(aReservation(), []) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('No extras are available at the moment')
    await canvas.findByRole('link', { name: /\+52/ })
    await expect(canvas.getAllByRole('link', { name: /\+1 555 0100/ })).toHaveLength(1)
  },
}
export const OnlyWhatIsIncluded: Story = {
  args: { menu: { kind: 'ready', value: anAddOnMenu(aReservation(), theAddOnOffers.slice(0, 4)) } },
}
export const MenuNotReadable: Story = {
  args: { menu: { kind: 'failed', failure: { kind: 'unavailable', retryAfterSeconds: 30 } } },
}

/** What is taken already: to be given back, no longer, and never; with a certificate. */
export const AlreadyTaken: Story = {
  args: withAddOns,
  play: async ({ canvasElement, args }) => {
    const yours = within(canvasElement).getByRole('region', { name: 'Your extras' })
    await userEvent.click(within(yours).getByText('Your extras'))
    const own = await line(canvasElement, 'Dinner under the stars')
    await userEvent.click(own.getByRole('button'))
    await expect(args.onChoose).toHaveBeenLastCalledWith(selecting({ kind: 'remove', addOnId: 2 }))
    await expect(own.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(noSelection)
    for (const name of ['Catamaran at sunset', 'Anniversary cake'])
      await expect((await line(canvasElement, name)).queryByRole('button')).toBeNull()
  },
}
/** The sum in front is the one that is charged, whatever the nights; none beside it is smaller. */
export const HeadlineIsTheCharge: Story = {
  play: async ({ canvasElement }) => {
    const { value: menu } = ready
    const taken = new Set(aReservation().rooms.flatMap(({ services }) => services.map(({ name }) => name)))
    const sold = menu.offers.filter((offer) => offer.unitPrice.amount > 0 && !taken.has(offer.name))
    for (const { name, unitPrice } of sold) {
      const [price] = (await line(canvasElement, name)).getAllByText(/[$€]\s?\d|\d\s?[$€]/)
      const sums = (price?.textContent.match(/\$[\d.,]*\d/g) ?? []).map((sum) =>
        Number(sum.replaceAll(/[$,]/g, '')),
      )
      await expect(sums[0], name).toBe(unitPrice.amount / 100)
      await expect(Math.min(...sums), name).toBe(unitPrice.amount / 100)
    }
  },
}
export const Chosen: Story = {
  args: { ...withAddOns, selection: selecting(aMassage, aMinibar), state: { kind: 'quoting' } },
}
export const Quoted: Story = {
  args: {
    ...withAddOns,
    selection: selecting(aMassage, aMinibar),
    state: { kind: 'quoted', quote: quoteOf(addOns, massage, minibar) },
  },
}
export const QuotedOnTwoDays: Story = {
  args: {
    selection: selecting(aMassage, { ...aMassage, quantity: 1, day: '2027-03-18' }),
    state: { kind: 'quoted', quote: quoteOf(aReservation(), massage) },
  },
}
/** What is given back was paid: the money goes back. */
export const QuotedWithMoneyBack: Story = {
  args: {
    ...withAddOns,
    selection: selecting({ kind: 'remove', addOnId: 2 }),
    state: { kind: 'quoted', quote: quoteOf(addOns, dinnerBack) },
  },
}
export const Confirming: Story = {
  args: {
    ...withAddOns,
    selection: selecting(aMinibar),
    timing: 'before-arrival',
    state: { kind: 'quoted', quote: quoteOf(addOns, minibar), isConfirming: true },
  },
}
export const Refused: Story = {
  args: {
    selection: selecting(aMassage),
    state: {
      kind: 'refused',
      refusal: { kind: 'not-possible', why: { kind: 'service-not-on-that-day', addOnId: 21 } },
    },
  },
  /** The day is marked where it was chosen. */
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      const days = canvasElement.querySelectorAll('select[aria-invalid=true]')
      await expect(days).toHaveLength(1)
      await expect(days[0]).toHaveAccessibleDescription(/Not available on this day/)
    })
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      /, Tuesday, Mar 16: not available/,
    )
  },
}
/** It was chosen for a room that is not shown: the room is named, and shown by the press that leads to the day. */
export const RefusedInAnotherRoom: Story = {
  args: {
    reservation: aTwoRoomReservation(),
    menu: { kind: 'ready', value: anAddOnMenu(aTwoRoomReservation()) },
    selection: selecting({ ...aMassage, roomNumber: 2 }),
    state: Refused.args?.state ?? { kind: 'choosing' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Room 2: choose another day/)
    await expect(canvasElement.querySelector('select[aria-invalid=true]')).toBeNull()
    await resize(390)
    const details = canvas.getByRole('button', { name: 'Details' })
    await userEvent.click(details)
    const day = canvasElement.querySelector('select[aria-invalid=true]')
    await expect(day).toHaveFocus()
    const fold = day?.closest('details')?.querySelector('summary')
    await userEvent.click(fold ?? canvasElement)
    await expect(day).not.toBeVisible()
    await userEvent.click(details)
    await expect(day).toHaveFocus()
    await resize(320)
  },
}
export const RefusedForTooMany: Story = {
  args: {
    selection: selecting(aMassage),
    state: {
      kind: 'refused',
      refusal: {
        kind: 'not-possible',
        why: { kind: 'too-many-of-service', addOnId: 21, maxQuantity: 4 },
      },
    },
  },
}
export const Failed: Story = {
  args: { selection: selecting(aMassage), state: { kind: 'failed', failure: { kind: 'offline' } } },
}
export const NotAllowed: Story = {
  args: {
    reservation: aCancelledReservation(),
    menu: { kind: 'ready', value: anAddOnMenu(aCancelledReservation()) },
    state: { kind: 'not-allowed', reason: 'reservation-cancelled' },
  },
}
/** The hotel sells no add-ons online: the page says so and shows nothing to take. */
export const NotOffered: Story = {
  args: { menu: { kind: 'loading' }, state: { kind: 'not-allowed', reason: 'not-offered' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Extras can’t be added online here')
    // The sentence is all there is: nothing is loaded that is not sold.
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(1)
  },
}
/** Under review: what there is can be read, nothing can be changed. */
export const NotAllowedWithAddOns: Story = {
  args: { ...withAddOns, state: { kind: 'not-allowed', reason: 'cancellation-under-review' } },
  play: async ({ canvasElement }) => {
    const own = await line(canvasElement, 'Dinner under the stars')
    await expect(own.queryByRole('button')).toBeNull()
  },
}
export const SeveralRooms: Story = {
  args: {
    reservation: aReservationOfNineRooms(),
    roomNumber: 2,
    selection: selecting({ ...aMassage, roomNumber: 2 }, { ...aMinibar, roomNumber: 7 }),
    state: { kind: 'quoting' },
  },
  play: async ({ canvasElement }) => {
    const [rooms] = await within(canvasElement).findAllByRole<HTMLSelectElement>('combobox')
    await expect(rooms?.options).toHaveLength(8)
  },
}
/** Chosen before, and no longer on the menu: it can still be taken off. */
export const NoLongerOffered: Story = {
  args: {
    selection: selecting({ ...aMassage, offerId: 99 }, aMinibar),
    state: {
      kind: 'refused',
      refusal: { kind: 'not-possible', why: { kind: 'service-not-found', addOnId: 99 } },
    },
  },
  play: async ({ canvasElement, args }) => {
    const [takeOff] = await within(canvasElement).findAllByRole('button')
    await userEvent.click(takeOff ?? canvasElement)
    await expect(args.onChoose).toHaveBeenLastCalledWith(selecting(aMinibar))
  },
}
/** Too late for some, and all a room may have of another. */
export const SomeClosed: Story = {
  args: {
    reservation: aReservation({
      rooms: [aRoom({ services: aReservationWithAddOns().rooms[0]?.services.slice(2, 3) ?? [] })],
    }),
    menu: {
      kind: 'ready',
      value: {
        ...anAddOnMenu(
          addOns,
          theAddOnOffers.map((offer) => (offer.offerId === 13 ? { ...offer, noticeDays: 20 } : offer)),
        ),
        taken: [{ addOnId: 3, offerId: 21, until: '2027-03-16' }],
      },
    },
  },
}
export const OneNight: Story = {
  args: { reservation: aReservation({ stay: { arrival: '2027-03-14', departure: '2027-03-15' } }) },
}
export const InBothCurrencies: Story = {
  args: {
    reservation: aReservationWithBalance(),
    guestCurrency: { currency: 'CAD', rate: 1.3741 },
    selection: selecting(aMassage),
    state: { kind: 'quoted', quote: quoteOf(aReservationWithBalance(), massage) },
  },
}
export const VeryLongNames: Story = {
  args: {
    reservation: aReservationWithVeryLongNames(),
    menu: {
      kind: 'ready',
      value: anAddOnMenu(aReservation(), [
        anAddOnOffer({
          name: 'Donaudampfschifffahrtsgesellschaftskapitänsabendessen unter den Sternen',
          note: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and back',
          unitPrice: money(123_456_789, 'USD'),
        }),
      ]),
    },
    selection: selecting(aMassage),
    state: { kind: 'quoting' },
  },
}
