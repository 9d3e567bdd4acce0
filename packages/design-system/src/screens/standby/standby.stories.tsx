import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  activeRooms,
  addDays,
  headcount,
  money,
  type Reservation,
  type Room,
  type RoomCategory,
  type RoomOffer,
  type RoomStandbyState,
  type StandbyOverview,
} from '@veranda/domain'
import {
  aCancelledReservation,
  aReservation,
  aReservationOfNineRooms,
  aReservationWithVeryLongNames,
  aRoom,
  aThreeRoomReservation,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { says } from '../../testing/says.ts'
import { StandbyScreen, type StandbyDraft, type StandbyScreenProps } from './index.ts'

/** What is written is kept, as the portal keeps it. */
function Retained(props: StandbyScreenProps) {
  const [drafts, setDrafts] = useState(props.drafts)
  return (
    <StandbyScreen
      {...props}
      drafts={drafts}
      onDraft={(roomNumber, draft) => {
        props.onDraft(roomNumber, draft)
        const others = [...drafts].filter(([number]) => number !== roomNumber)
        setDrafts(new Map(draft ? [...others, [roomNumber, draft]] : others))
      }}
    />
  )
}

const names = ['Grand Suite', 'Oceanfront Suite', 'Junior Suite, Ocean View']
const categoriesAbove = ({ category }: Room): readonly RoomCategory[] =>
  names.map((name, index) => ({
    ...category,
    roomTypeId: 900 + index,
    name,
    rank: category.rank + 3 - index,
    // Each of another kind: no two pictures are alike.
    squareMeters: [120, 70, 50][index] ?? 30,
  }))

function offersFor({ stay, currency }: Reservation, room: Room): readonly RoomOffer[] {
  return categoriesAbove(room).map((category, index): RoomOffer => {
    if (headcount(room.occupancy) > category.maxOccupancy)
      return { category, availability: { kind: 'unavailable', restrictions: [{ kind: 'too-small' }] } }
    if (index === 0)
      return {
        category,
        availability: {
          kind: 'unavailable',
          restrictions: [{ kind: 'sold-out', nights: [addDays(stay.arrival, 1)] }],
        },
      }
    const more = money(12_000 - index * 4_000, currency)
    const nights = room.dailyRates.map(({ date, price }) => ({
      date,
      price: money(price.amount + more.amount, currency),
    }))
    const total = money(room.total.amount + more.amount * nights.length, currency)
    return {
      category,
      availability: {
        kind: 'available',
        ratePlanId: 1,
        nights,
        total,
        saving: money(0, currency),
        difference: money(more.amount * nights.length, currency),
        left: 2,
      },
    }
  })
}

const aCalendar = (
  reservation: Reservation,
  state: (room: Room) => RoomStandbyState = () => ({ kind: 'nothing' }),
): StandbyOverview => ({
  currency: reservation.currency,
  opensOn: addDays(reservation.stay.arrival, -3),
  rooms: activeRooms(reservation.rooms).map((room) => ({
    roomId: room.roomId,
    roomNumber: room.roomNumber,
    offers: offersFor(reservation, room),
    state: state(room),
  })),
})
const at = '2027-03-01T15:00:00.000Z'
const waiting: RoomStandbyState = {
  kind: 'waiting',
  ceiling: money(3_050, 'USD'),
  places: [
    { roomTypeId: 900, name: 'Grand Suite', place: 2, of: 5 },
    { roomTypeId: 902, name: 'Junior Suite, Ocean View', place: 1, of: 1 },
  ],
  askedAt: at,
}
const ready = (reservation: Reservation, state?: (room: Room) => RoomStandbyState) =>
  ({ kind: 'ready', value: aCalendar(reservation, state) }) as const
const wrote = (draft: StandbyDraft) => new Map([[1, draft]])

const one = aReservation()
const three = aThreeRoomReservation()

const meta = {
  title: 'Screens/Standby upgrade',
  component: StandbyScreen,
  parameters: { layout: 'fullscreen' },
  render: Retained,
  beforeEach: ({ args }) => {
    for (const call of [args.onAsk, args.onWithdraw, args.onDraft]) mocked(call).mockClear()
  },
  args: {
    reservation: one,
    state: ready(one),
    drafts: new Map(),
    help: aHelp(),
    reservationHref: '/my-reservation',
    backHref: '/upgrade/room',
    onBack: fn((event) => event.preventDefault()),
    onDraft: fn(),
    onAsk: fn(),
    onWithdraw: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof StandbyScreen>
export default meta
type Story = StoryObj<typeof meta>

const press = async (canvasElement: HTMLElement) => {
  const field = await within(canvasElement).findByRole<HTMLInputElement>('textbox')
  await userEvent.click(field.form?.querySelector('button[type=submit]') ?? canvasElement)
}
const boxes = (canvasElement: HTMLElement) => within(canvasElement).findAllByRole('checkbox')

export const NothingRequestedYet: Story = {}
/** Who reads another currency reads it on the form and on the list. */
export const ReadInPesos: Story = { args: { guestCurrency: { currency: 'MXN', rate: 18.2 } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const NotReadable: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'unavailable', retryAfterSeconds: 30 } } },
}

/** Two are ticked, the second is preferred, and by keyboard alone it is sent. */
export const RankedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const [junior, , grand] = await boxes(canvasElement)
    junior?.focus()
    await userEvent.keyboard(' ')
    grand?.focus()
    await userEvent.keyboard(' ')
    await expect(args.onDraft).toHaveBeenLastCalledWith(1, { roomTypeIds: [902, 900], ceiling: '' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDraft).toHaveBeenLastCalledWith(1, { roomTypeIds: [900, 902], ceiling: '' })
    const field = await within(canvasElement).findByRole('textbox')
    field.focus()
    await userEvent.keyboard('40{Enter}')
    await expect(args.onAsk).toHaveBeenCalledWith(1)
  },
}

/** What is missing is said once it was to be sent; the first wrong part has the focus. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement)
    const [first] = await boxes(canvasElement)
    await expect(first).toHaveFocus()
    await userEvent.click(first ?? canvasElement)
    const field = await within(canvasElement).findByRole('textbox')
    await expect(field).toBeInvalid()
    await press(canvasElement)
    await expect(field).toHaveFocus()
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}
export const NoAmount: Story = {
  args: { drafts: wrote({ roomTypeIds: [900], ceiling: 'about forty' }) },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement)
    const field = await within(canvasElement).findByRole('textbox')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('about forty')
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}
export const AmountTooHigh: Story = {
  args: { drafts: wrote({ roomTypeIds: [900], ceiling: '4000000' }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await expect(await within(canvasElement).findByRole('textbox')).toBeInvalid()
  },
}
/** A room that is free today is never waited for at a higher price: the way to it is shown. */
export const CouldBeHadNow: Story = {
  args: { drafts: wrote({ roomTypeIds: [901], ceiling: '100' }) },
  play: async ({ canvasElement, args }) => {
    const field = await within(canvasElement).findByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(within(canvasElement).getByRole('link', { name: /Oceanfront Suite/ })).toBeVisible()
    await press(canvasElement)
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}
const ofEight = aReservation({
  rooms: [aRoom({ occupancy: { adults: 6, teens: 0, kids: 2, infants: 0 } })],
})
/** Eight guests fit into no higher room: that is said, with the way on, and no form leads nowhere. */
export const TooSmallForAll: Story = {
  args: { reservation: ofEight, state: ready(ofEight) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const notice = await canvas.findByRole('status')
    await expect(notice).toHaveTextContent(/sleeps 8|admite a 8|ospitare 8/)
    await expect(notice).toHaveTextContent(/largest sleeps 5|amplia admite a 5|grande ne ospita 5/)
    await expect(within(notice).getByRole('link', { name: /^(Call|Llamar al|Chiama) \+/ })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const Written: Story = {
  args: { drafts: wrote({ roomTypeIds: [901, 900, 902], ceiling: '30.50' }) },
}
export const RefusedByTheService: Story = {
  args: {
    drafts: wrote({ roomTypeIds: [900], ceiling: '40' }),
    outcome: { kind: 'refused', roomNumber: 1, refusal: 'not-superior' },
  },
}
export const Sending: Story = {
  args: {
    drafts: wrote({ roomTypeIds: [900], ceiling: '40' }),
    outcome: { kind: 'sending', roomNumber: 1 },
  },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement)
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}
/** What was chosen is still there, and sending again is one press. */
export const Failed: Story = {
  args: {
    drafts: wrote({ roomTypeIds: [900], ceiling: '40' }),
    outcome: { kind: 'failed', roomNumber: 1, failure: { kind: 'offline' } },
  },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement)
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}
export const JustStored: Story = {
  args: { state: ready(one, () => waiting), outcome: { kind: 'kept', roomNumber: 1 } },
  play: async ({ canvasElement }) => {
    const announcement = await within(canvasElement).findByRole('status')
    await expect(announcement.parentElement).toHaveFocus()
  },
}
export const Waiting: Story = {
  args: { state: ready(one, () => waiting) },
  play: async ({ canvasElement, args }) => {
    const [, withdraw] = (await within(canvasElement).findAllByRole('button')).slice(-2)
    await userEvent.click(withdraw ?? canvasElement)
    await expect(args.onWithdraw).toHaveBeenCalledWith(1)
  },
}
export const WaitingReadInPesos: Story = {
  args: { state: ready(one, () => waiting), guestCurrency: { currency: 'MXN', rate: 18.2 } },
}
/** The request is there to be changed, as it was made. */
export const Changing: Story = {
  args: { state: ready(one, () => waiting) },
  play: async ({ canvasElement, args }) => {
    const [change] = (await within(canvasElement).findAllByRole('button')).slice(-2)
    await userEvent.click(change ?? canvasElement)
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      1,
      expect.objectContaining({ roomTypeIds: [900, 902] }),
    )
    await expect(await within(canvasElement).findByRole('textbox')).toBeVisible()
  },
}
export const Withdrawn: Story = { args: { outcome: { kind: 'withdrawn', roomNumber: 1 } } }
export const TooLate: Story = {
  args: {
    outcome: { kind: 'over', roomNumber: 1 },
    drafts: wrote({ roomTypeIds: [900], ceiling: '40' }),
  },
}
/** The room is the one that was awarded, and there is none above it. */
const inGrandSuite = aReservation({ rooms: [aRoom({ category: { name: 'Grand Suite' } })] })
export const Awarded: Story = {
  args: {
    reservation: inGrandSuite,
    state: {
      kind: 'ready',
      value: {
        ...aCalendar(inGrandSuite),
        rooms: aCalendar(inGrandSuite).rooms.map((room) => ({
          ...room,
          offers: [],
          state: { kind: 'awarded', name: 'Grand Suite', added: money(18_300, 'USD'), at },
        })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByText(/Grand Suite/)).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Choose an upgrade' })).toBeNull()
  },
}
export const Declined: Story = {
  args: {
    state: {
      kind: 'ready',
      value: {
        ...aCalendar(one),
        rooms: aCalendar(one).rooms.map((room) => ({
          ...room,
          offers: [],
          state: { kind: 'declined', at },
        })),
      },
    },
  },
  play: says('No upgrade was available'),
}
export const NothingAbove: Story = {
  args: {
    state: {
      kind: 'ready',
      value: { ...aCalendar(one), rooms: aCalendar(one).rooms.map((room) => ({ ...room, offers: [] })) },
    },
  },
}
export const ThreeRooms: Story = {
  args: {
    reservation: three,
    state: ready(three, ({ roomNumber }) =>
      roomNumber === 2
        ? waiting
        : roomNumber === 3
          ? { kind: 'awarded', name: 'Junior Suite, Ocean View', added: money(0, 'USD'), at }
          : { kind: 'nothing' },
    ),
  },
}
const nine = aReservationOfNineRooms()
export const ARoomCancelledMeanwhile: Story = {
  args: { reservation: three, state: ready(three), outcome: { kind: 'room-cancelled', roomNumber: 4 } },
}
export const NineRooms: Story = { args: { reservation: nine, state: ready(nine) } }
const cancelled = aCancelledReservation()
export const Closed: Story = { args: { reservation: cancelled, state: ready(cancelled) } }
const long = aReservationWithVeryLongNames()
export const VeryLongWords: Story = {
  args: {
    reservation: long,
    state: ready(long, ({ roomNumber }) => (roomNumber === 1 ? waiting : { kind: 'nothing' })),
  },
}
