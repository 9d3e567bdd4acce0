import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPaidReservation, fixtureNow } from '@veranda/domain/fixtures'
import { PolicyTimeline } from './index.ts'

const meta = {
  title: 'Patterns/Policy timeline',
  component: PolicyTimeline,
  args: {
    stretches: aPaidReservation().policyTimeline,
    now: fixtureNow,
    hotelTimeZone: 'America/Cancun',
    guestTimeZone: 'Europe/Rome',
  },
} satisfies Meta<typeof PolicyTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const FreeNow: Story = {}
export const LastDay: Story = { args: { now: '2027-03-14T12:00:00Z' } }
export const NothingToCancel: Story = { args: { stretches: [] } }
