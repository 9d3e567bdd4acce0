import type { Meta, StoryObj } from '@storybook/react-vite'
import { money, type OfflineCard, offlineCardOf, type Reservation } from '@veranda/domain'
import {
  aCancelledReservation,
  aFamilyReservation,
  aReceipt,
  aReceiptSeries,
  aReservation,
  aReservationOfNineRooms,
  aReservationWithBalance,
  aReservationWithVeryLongNames,
  aStayInHouse,
  fixtureNow,
} from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { says } from '../../testing/says.ts'
import { OfflineCardScreen } from './index.ts'

const brandHelp = {
  lines: [{ phone: { country: '1', area: '555', number: '0100' }, display: '+1 555 0100' }],
  hours: {
    timeZone: 'America/New_York',
    weekdays: { opens: 9, closes: 21 },
    weekend: { opens: 9, closes: 18 },
  },
} as const
const ownLine = { phone: { country: '52', area: '998', number: '5550100' } }
const cardOf = (reservation: Reservation, over: Partial<OfflineCard> = {}): OfflineCard => ({
  ...offlineCardOf(reservation, { brandHelp, readAt: '2027-03-01T14:10:00Z' }),
  ...over,
})
const paid = (reservation: Reservation, amount = reservation.pricing.paid): Reservation => ({
  ...reservation,
  property: { ...reservation.property, help: { lines: [ownLine] } },
  history: [
    ...reservation.history,
    {
      at: '2026-11-02T17:20:00Z',
      kind: 'paid',
      by: 'guest',
      paid: amount,
      card: { scheme: 'visa', lastDigits: '1111' },
    },
  ],
})

const meta = {
  title: 'Screens/Offline card',
  component: OfflineCardScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    card: cardOf(paid(aReservation())),
    now: fixtureNow,
    guestTimeZone: 'America/New_York',
    device: innerWidth < 768 ? 'phone' : 'computer',
    isOnline: false,
    onward: { leadsTo: 'reservation', href: '/my-reservation' },
    onRemove: fn(),
    onCalendarFile: fn(),
  },
} satisfies Meta<typeof OfflineCardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Without a network: everything can be read, nothing that needs one can be pressed; the page waits for the line. */
export const WithoutNetwork: Story = {
  args: { onTryAgain: fn() },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement)
    await expect(await card.findByText(/^Updated today at 9:10/)).toBeVisible()
    await expect(card.getByText(/Visa ending in 1111/)).toBeVisible()
    await expect(card.getByRole('link', { name: /Add to calendar/ })).toHaveAttribute('download')
    await expect(card.queryByRole('link', { name: /Change|Cancel|Pay/ })).toBeNull()
    window.dispatchEvent(new Event('online'))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}
/** Payments that have a receipt are told by it, once: what was paid in all is these and those before. */
export const WithReceipts: Story = {
  args: {
    card: cardOf(paid(aReservation(), money(82_500, 'USD')), {
      receipts: [
        aReceipt({ position: 1, amount: money(165_000, 'USD') }),
        aReceipt({ position: 2, kind: 'change-payment', amount: money(40_500, 'USD') }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Receipts' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getByText('Payment of your balance')).toBeVisible()
    await expect(list.getByText('ZPCU-104A7C-AB-R1')).toBeVisible()
  },
}
/** Taken off on the road it cannot be had back there: the focus starts on leaving it. */
export const AskedBeforeItGoes: Story = {
  args: { device: 'phone' },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement)
    await userEvent.click(await card.findByRole('button', { name: 'Remove it from this phone' }))
    await expect(card.getByRole('button', { name: 'Leave it here' })).toHaveFocus()
    await userEvent.click(card.getByRole('button', { name: 'Remove it from this phone' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const ChangedSince: Story = {
  args: {
    card: cardOf(paid(aReservationWithBalance()), {
      change: { at: '2027-02-27T16:00:00Z', parts: ['dates', 'price', 'terms'] },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        /Changed Sat, Feb 27, 11:00 AM: dates, price, and cancellation policy$/,
      ),
    ).toBeVisible()
  },
}
export const DaysOld: Story = {
  args: { card: cardOf(paid(aReservation()), { readAt: '2027-02-20T14:10:00Z' }), onTryAgain: fn() },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText(/applies now, per the terms of .*20/)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}
/** The line is there and nobody is signed in: the card can be read, and signing in leads on. */
export const OnlineSignedOut: Story = {
  args: { isOnline: true, onward: { leadsTo: 'sign-in', href: '/auth/login' } },
}
export const SignedOutWithoutNetwork: Story = {
  args: { onward: { leadsTo: 'sign-in', href: '/auth/login' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/need a connection/)
    await expect(within(canvasElement).queryByRole('link', { name: /Sign in/ })).toBeNull()
  },
}
export const OnlineSignedIn: Story = { args: { isOnline: true, device: 'computer' } }
export const Family: Story = { args: { card: cardOf(paid(aFamilyReservation())) } }
export const NineRooms: Story = { args: { card: cardOf(aReservationOfNineRooms()) } }
export const InHouse: Story = { args: { card: cardOf(aStayInHouse()) } }
export const Cancelled: Story = { args: { card: cardOf(aCancelledReservation()) } }
/** Canceled: what had been refunded when there was last a line, and when that was. */
export const CancelledAndRefunded: Story = {
  args: { card: cardOf(aCancelledReservation(), { receipts: aReceiptSeries() }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const refund = (await canvas.findByText('Your refund')).parentElement
    await expect(refund).toHaveTextContent(/\$2,466\.10.*Updated today at/)
    await expect(canvas.queryByText('Total')).toBeNull()
  },
}
/** A fee is retained, and nothing has come back yet: that is what is known. */
export const CancelledBeforeTheRefund: Story = {
  args: { card: cardOf(aCancelledReservation(), { receipts: aReceiptSeries().slice(0, 2) }) },
  play: says('No refund had been sent yet.'),
}
export const VeryLongNames: Story = { args: { card: cardOf(paid(aReservationWithVeryLongNames())) } }
