import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@veranda/domain'
import {
  aGuest,
  aJoinedRoom,
  anUpgradedRoom,
  aReservation,
  aReservationOfNineRooms,
  aRoom,
  aRoomMore,
  aRoomsChange,
  anAddOnAdded,
  anAddOnGivenBack,
  aStayChange,
  aTwoRoomReservation,
  aYenCalendar,
  aYenReservation,
  fixtureNow,
  aStay,
  theHotels,
} from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { addsUp } from '../../testing/adds-up.ts'
import { ChangeDoneScreen } from './index.ts'

const change = aStayChange()
const decrease = aStayChange({ stay: aStay({ arrival: '2027-05-04', departure: '2027-05-09' }) })
const visa = { scheme: 'visa', lastDigits: '1111' }

const meta = {
  title: 'Screens/Change, done',
  component: ChangeDoneScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    reservation: aReservation({ stay: change.after, version: 2 }),
    change,
    money: { kind: 'paid', amount: change.difference, card: visa },
    letterTo: 'el•••s@example.com',
    now: fixtureNow,
    help: aHelp(),
    reservationHref: '/my-reservation',
    onReservation: fn((event) => event.preventDefault()),
    onCalendarFile: fn(),
  },
} satisfies Meta<typeof ChangeDoneScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The file says the new stay, and takes the place of the old one. */
export const Paid: Story = {
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('article')
    const file = decodeURIComponent(canvasElement.querySelector('a[download]')?.getAttribute('href') ?? '')
    await expect(file).toContain(`:${args.change.after.arrival.replaceAll('-', '')}T150000`)
    await expect(file).toContain('SEQUENCE:2')
  },
}
export const PaidReadInCanadianDollars: Story = {
  args: {
    money: { kind: 'paid', amount: change.difference },
    guestCurrency: { currency: 'CAD', rate: 1.3741 },
  },
}
export const AtCheckIn: Story = { args: { money: { kind: 'at-check-in', amount: change.difference } } }
export const BeforeArrival: Story = {
  args: { money: { kind: 'before-arrival', amount: change.difference, by: '2027-03-13' } },
}
/** Agreed to with the change: the whole balance is charged on its day. */
export const ChargedOnItsDay: Story = {
  args: { money: { kind: 'automatic', amount: money(344_000, 'USD'), on: '2027-03-13', card: visa } },
}
/** Where the property is paid that way, the new balance can be charged on its day. */
export const BeforeArrivalAutomatically: Story = {
  args: {
    money: { kind: 'before-arrival', amount: change.difference, by: '2027-03-13' },
    automaticHref: '/payment?when=automatic',
    onAutomatic: fn((event) => event.preventDefault()),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'Have it charged automatically' }))
    await expect(args.onAutomatic).toHaveBeenCalledOnce()
  },
}
export const SamePrice: Story = {
  args: {
    change: { ...change, newTotal: change.currentTotal, difference: money(0, 'USD') },
    money: { kind: 'nothing' },
  },
}
const afterPriceDecrease = {
  reservation: aReservation({ stay: decrease.after, version: 2 }),
  change: decrease,
}
export const LowersBalance: Story = {
  args: {
    ...afterPriceDecrease,
    money: {
      kind: 'owes-less',
      balance: money(82_500, 'USD'),
      due: { kind: 'before-arrival', by: '2027-05-01' },
    },
  },
}
export const LowersBalanceAtCheckIn: Story = {
  args: {
    ...afterPriceDecrease,
    money: { kind: 'owes-less', balance: money(82_500, 'USD'), due: { kind: 'at-check-in' } },
  },
}
export const ComesBack: Story = {
  args: {
    ...afterPriceDecrease,
    money: {
      kind: 'to-refund',
      amount: money(70_500, 'USD'),
      parts: [{ refundId: 'r1', amount: money(70_500, 'USD'), state: 'requested', card: visa }],
      workingDays: 5,
    },
  },
}
export const ComesBackInParts: Story = {
  args: {
    ...afterPriceDecrease,
    letterTo: undefined,
    money: {
      kind: 'to-refund',
      amount: money(70_500, 'USD'),
      parts: [
        { refundId: 'r2', amount: money(20_000, 'USD'), state: 'paid', card: visa },
        {
          refundId: 'r3',
          amount: money(20_000, 'USD'),
          state: 'accepted',
          card: { scheme: 'mc', lastDigits: '5454' },
        },
        { refundId: 'r4', amount: money(10_000, 'USD'), state: 'failed' },
        { refundId: 'r5', amount: money(20_500, 'USD'), state: 'by-hand' },
      ],
      workingDays: 5,
    },
  },
}
const yen = aStayChange({ reservation: aYenReservation(), calendar: aYenCalendar() })
export const ChargedInYen: Story = {
  args: {
    reservation: { ...aYenReservation(), stay: yen.after },
    change: yen,
    money: { kind: 'at-check-in', amount: yen.difference },
    guestCurrency: { currency: 'MXN', rate: 0.1173 },
  },
}

const suite = { name: anUpgradedRoom.name ?? '', roomTypeId: 903, squareMeters: 72 }
const garden = { name: aRoomMore.name ?? '', roomTypeId: 902, squareMeters: 38, view: 'garden' } as const
const upgrade = aRoomsChange()
/** The new room stands in its picture; the calendar keeps what it has. */
export const Upgraded: Story = {
  args: {
    reservation: aReservation({ rooms: [aRoom({ category: suite })], version: 2 }),
    change: upgrade,
    money: { kind: 'paid', amount: upgrade.difference, card: visa },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Junior Suite, Ocean View')).toBeVisible()
    await expect(canvasElement.querySelector('a[download]')).toBeNull()
  },
}
const three = aRoomsChange({
  reservation: aReservationOfNineRooms(),
  rooms: [1, 3, 7].map((roomNumber) => ({ ...anUpgradedRoom, roomNumber })),
})
export const ThreeRoomsUpgraded: Story = {
  args: {
    reservation: aReservationOfNineRooms(),
    change: three,
    money: { kind: 'at-check-in', amount: three.difference },
  },
}
const joined = aRoomsChange({ rooms: [aJoinedRoom], onlyGuestsJoin: true })
export const GuestsJoined: Story = {
  args: {
    reservation: aReservation({ version: 2 }),
    change: joined,
    money: { kind: 'paid', amount: joined.difference },
  },
}
/** Added guests have no names yet: the link to enter them stands beside the link back. */
export const GuestsToBeNamed: Story = {
  args: {
    ...GuestsJoined.args,
    reservation: aReservation({
      rooms: [
        aRoom({
          guests: [aGuest(), aGuest({ guestId: 99, isMainGuest: false, firstName: '', lastName: '' })],
        }),
      ],
    }),
    guestsHref: '/guest-information',
    onGuests: fn((event) => event.preventDefault()),
  },
  play: async ({ canvasElement, args }) => {
    const link = canvasElement.querySelector<HTMLElement>('a[href="/guest-information"]')
    await expect(link).toBeVisible()
    if (link) await userEvent.click(link)
    await expect(args.onGuests).toHaveBeenCalled()
  },
}
const oneMore = aRoomsChange({ rooms: [aRoomMore] })
export const ARoomMore: Story = {
  args: {
    reservation: aReservation({ rooms: [aRoom(), aRoom({ roomNumber: 2, category: garden })], version: 2 }),
    change: oneMore,
    money: { kind: 'before-arrival', amount: oneMore.difference, by: '2027-03-11' },
  },
}
const addOns = aRoomsChange({ rooms: [], services: [anAddOnAdded()] })
export const AddOnsTaken: Story = {
  args: {
    reservation: aReservation({ version: 2 }),
    change: addOns,
    money: { kind: 'paid', amount: addOns.difference, card: visa },
  },
}
export const AnAddOnGivenBack: Story = {
  args: {
    reservation: aReservation({ version: 2 }),
    change: aRoomsChange({ rooms: [], services: [anAddOnGivenBack()] }),
    money: {
      kind: 'to-refund',
      amount: money(12_000, 'USD'),
      parts: [{ refundId: 'r1', amount: money(12_000, 'USD'), state: 'requested', card: visa }],
      workingDays: 5,
    },
  },
}
const all = aRoomsChange({
  stay: change.after,
  rooms: [{ ...aJoinedRoom, ...anUpgradedRoom }, aRoomMore],
  services: [anAddOnAdded(), anAddOnGivenBack()],
})
export const EverythingAtOnce: Story = {
  args: {
    reservation: aReservation({
      stay: change.after,
      rooms: [aRoom({ category: suite }), aRoom({ roomNumber: 2, category: garden })],
      version: 2,
    }),
    change: all,
    money: { kind: 'paid', amount: all.difference, card: visa },
    guestCurrency: { currency: 'CAD', rate: 1.3741 },
  },
  play: ({ canvasElement }) => addsUp(canvasElement, all.difference),
}
export const OneRoomOfTwoUpgraded: Story = {
  args: {
    reservation: aTwoRoomReservation(),
    change: aRoomsChange({ reservation: aTwoRoomReservation() }),
    money: { kind: 'nothing' },
  },
}
export const VeryLongNames: Story = {
  args: {
    reservation: aReservation({
      stay: change.after,
      ...theHotels.golondrinas,
    }),
    letterTo: 'c•••••••••••••••••••••••••••••••••••••@correspondence.example.com',
  },
}
