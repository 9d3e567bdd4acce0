import type { Meta, StoryObj } from '@storybook/react-vite'
import { historyKinds, money } from '@veranda/domain'
import { aCancelledReservation } from '@veranda/domain/fixtures'
import { expect, within } from 'storybook/test'
import { History } from './index.ts'

const meta = {
  title: 'Patterns/History',
  component: History,
  args: {
    hotelTimeZone: 'America/Cancun',
    entries: historyKinds.map((kind, index) => ({
      at: `2026-11-${String(index + 2).padStart(2, '0')}T17:20:00Z`,
      kind,
      by: index % 2 === 0 ? 'guest' : 'hotel',
      ...(kind.endsWith('changed') ? { difference: money(12_000, 'USD') } : {}),
    })),
  },
} satisfies Meta<typeof History>
export default meta
type Story = StoryObj<typeof meta>

export const EverythingThatCanHappen: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(historyKinds.length)
  },
}
export const JustBooked: Story = {
  args: { entries: [{ at: '2026-11-02T17:20:00Z', kind: 'booked', by: 'guest' }] },
}
/** What the stay costs less is no charge. */
export const Cancelled: Story = {
  args: { entries: aCancelledReservation().history },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Canceled, total reduced by $2,475.00')).toBeVisible()
  },
}

/** The clock is the hotel's: late in Cancún it is the next day in London. */
export const LateInTheEvening: Story = {
  args: {
    entries: [{ at: '2026-11-03T03:30:00Z', kind: 'paid', by: 'hotel', difference: money(-4400, 'USD') }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('li p:last-child')?.textContent).toMatch(/^\D*2\D+2026/)
    await expect(canvasElement.querySelector('li p')?.textContent).toMatch(/−\D*44/)
  },
}
export const PaidByCard: Story = {
  args: {
    entries: [
      {
        at: '2026-11-02T17:20:00Z',
        kind: 'paid',
        by: 'guest',
        paid: money(82_500, 'USD'),
        card: { scheme: 'visa', lastDigits: '1111' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const paid = await within(canvasElement).findByRole('listitem')
    await expect(paid).toHaveTextContent(/\$825\.00.*November 2, 2026.*Visa ending in 1111/)
  },
}
export const DatesAtTheSamePrice: Story = {
  args: {
    entries: [
      { at: '2026-11-03T03:30:00Z', kind: 'dates-changed', by: 'guest', difference: money(0, 'USD') },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('li p')?.textContent).toMatch(/,/)
  },
}
export const Nothing: Story = { args: { entries: [] } }
/** An entry this version has no sentence for is left out, and the others are read. */
export const OfANewerService: Story = {
  args: {
    entries: [
      { at: '2026-11-02T17:20:00Z', kind: 'booked', by: 'guest' },
      { at: '2026-11-03T17:20:00Z', kind: 'something-newer' as 'booked', by: 'hotel' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1)
  },
}
