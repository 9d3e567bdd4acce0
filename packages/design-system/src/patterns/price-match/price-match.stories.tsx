import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@veranda/domain'
import { fixtureNow } from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PriceMatch } from './index.ts'

const request = {
  priceMatchId: '0198c0de-0000-7000-8000-000000000009',
  state: 'requested',
  requestedAt: fixtureNow,
  answerBy: '2027-03-02T15:00:00Z',
} as const
const endedAt = fixtureNow
const saving = money(30_000, 'USD')
const matched = (refund: number) =>
  ({ ...request, state: 'matched', endedAt, saving, refund: money(refund, 'USD') }) as const

const meta = {
  title: 'Patterns/Price match',
  component: PriceMatch,
  args: {
    request,
    now: fixtureNow,
    guestTimeZone: 'America/New_York',
    withdrawing: 'possible',
    onWithdraw: fn(),
  },
} satisfies Meta<typeof PriceMatch>
export default meta
type Story = StoryObj<typeof meta>

/** Asked for: the stay stays booked, nothing is alarming, and the request can be withdrawn. */
export const Requested: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button'))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const Withdrawing: Story = { args: { withdrawing: 'under-way' } }
export const NotWithdrawn: Story = { args: { withdrawing: 'failed' } }
export const MatchedRefunded: Story = { args: { request: matched(30_000) } }
export const MatchedLowersTheBalance: Story = { args: { request: matched(0) } }
export const MatchedBoth: Story = { args: { request: matched(12_500) } }
export const NotMatched: Story = {
  args: {
    request: { ...request, state: 'not-matched', endedAt, note: 'The offer is for a smaller room.' },
  },
}
export const Withdrawn: Story = { args: { request: { ...request, state: 'withdrawn', endedAt } } }
