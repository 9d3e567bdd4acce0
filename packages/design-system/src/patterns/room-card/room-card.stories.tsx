import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@veranda/domain'
import { aRoom, aStay } from '@veranda/domain/fixtures'
import { expect, userEvent, within } from 'storybook/test'
import { RoomCard } from './index.ts'

const twoWeeks = aRoom({ stay: aStay({ arrival: '2027-02-20', departure: '2027-03-06' }) })

const meta = { title: 'Patterns/Room card', component: RoomCard, args: { room: aRoom() } } satisfies Meta<
  typeof RoomCard
>
export default meta
type Story = StoryObj<typeof meta>

export const Confirmed: Story = {}
export const Cancelled: Story = { args: { room: aRoom({ status: 'cancelled' }) } }
export const NoNamesYet: Story = { args: { room: aRoom({ guests: [] }) } }
export const OnTheWaitlist: Story = {
  args: {
    room: aRoom({
      standby: { categories: ['Junior Suite', 'Presidential Suite'], ceiling: money(20_000, 'USD') },
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      /On the waitlist for Junior Suite, Presidential Suite, up to \$200 more per night/,
    )
  },
}
export const ReadInYen: Story = { args: { guestCurrency: { currency: 'JPY', rate: 151.37 } } }
export const WithACertificate: Story = {
  args: {
    room: aRoom({
      certificates: [{ code: 'GIFT-2027', description: 'Anniversary credit', amount: money(5000, 'USD') }],
    }),
    guestCurrency: { currency: 'GBP', rate: 0.78 },
  },
}

/** Each stretch of nights at one price in a line, and every night of the stay below. */
export const OverAChangeOfSeason: Story = {
  args: {
    room: {
      ...twoWeeks,
      dailyRates: twoWeeks.dailyRates.map(({ date }, night) => ({
        date,
        price: money(night < 7 ? 47_600 : 52_000, 'USD'),
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [summary] = canvasElement.querySelectorAll('summary')
    if (summary) await userEvent.click(summary)
    await expect(canvasElement.querySelectorAll('details dl > div')).toHaveLength(2)
    await expect(canvas.getByText(/\+[^\d]*44/)).toBeVisible()
    await expect(canvasElement.querySelectorAll('details ol > li')).toHaveLength(14)
  },
}
