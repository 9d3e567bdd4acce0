import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@veranda/domain'
import { fixtureNow } from '@veranda/domain/fixtures'
import { RefundParts } from './index.ts'

const visa = { scheme: 'visa', lastDigits: '4242' }
const part = (refundId: string, amount: number) => ({ refundId, amount: money(amount, 'USD') })

const meta = {
  title: 'Patterns/Refund state',
  component: RefundParts,
  args: {
    parts: [],
    now: fixtureNow,
    hotelTimeZone: 'America/Cancun',
    guestTimeZone: 'America/New_York',
    workingDays: 5,
  },
} satisfies Meta<typeof RefundParts>
export default meta
type Story = StoryObj<typeof meta>

export const WaitingToLeave: Story = {
  args: {
    parts: [{ ...part('r1', 165_000), state: 'requested', card: visa }],
    leavesAt: '2027-03-01T15:28:00Z',
  },
}
export const EveryState: Story = {
  args: {
    parts: [
      { ...part('r1', 20_000), state: 'requested', card: visa },
      { ...part('r2', 20_000), state: 'accepted', card: { scheme: 'mc', lastDigits: '5454' } },
      { ...part('r3', 1_899), state: 'paid' },
      { ...part('r4', 10_000), state: 'failed', card: visa },
      { ...part('r5', 18_250), state: 'by-hand' },
    ],
  },
}
