import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureNow } from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OfflineCardOffer } from './index.ts'
import { says } from '../../testing/says.ts'

const meta = {
  title: 'Patterns/Offline card offer',
  component: OfflineCardOffer,
  args: {
    device: 'phone',
    state: { kind: 'offered' },
    now: fixtureNow,
    guestTimeZone: 'America/New_York',
    cardLink: { href: '/offline-card' },
    onStore: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof OfflineCardOffer>
export default meta
type Story = StoryObj<typeof meta>

/** Asked, never assumed: what it is, who can read it and when it goes are said before the press. */
export const Offered: Story = {
  play: async ({ canvasElement, args }) => {
    const offer = within(canvasElement)
    await expect(offer.getByText(/anyone who can unlock this phone/)).toBeVisible()
    await userEvent.click(offer.getByRole('button', { name: 'Save it on this phone' }))
    await expect(args.onStore).toHaveBeenCalledOnce()
  },
}
export const OnAComputer: Story = { args: { device: 'computer' } }
export const Storing: Story = { args: { state: { kind: 'storing' } } }
export const StoredToday: Story = {
  args: { state: { kind: 'stored', readAt: '2027-03-01T14:10:00Z' } },
  play: async ({ canvasElement, args }) => {
    const offer = within(canvasElement)
    await expect(offer.getByText(/^Updated today at 9:10/)).toBeVisible()
    await userEvent.click(offer.getByRole('button', { name: 'Remove it from this phone' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const StoredDaysAgo: Story = { args: { state: { kind: 'stored', readAt: '2027-02-20T14:10:00Z' } } }
export const Removed: Story = { args: { state: { kind: 'removed' } } }
export const NoSpaceLeft: Story = {
  args: { state: { kind: 'no-room' } },
  play: says('There isn’t enough space on this phone', 'Your reservation isn’t affected.'),
}
/** A private window, an old browser: the page goes on without it, and says what else there is. */
export const NotPossibleHere: Story = {
  args: { state: { kind: 'not-possible' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
