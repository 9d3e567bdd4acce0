import type { Meta, StoryObj } from '@storybook/react-vite'

import { StatusBadge } from './index.ts'

const meta = {
  title: 'Patterns/Status badge',
  component: StatusBadge,
  args: { status: 'confirmed' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Confirmed: Story = {}
export const PendingPayment: Story = { args: { status: 'pending-payment' } }
export const UnderReview: Story = { args: { status: 'under-review' } }
export const Cancelled: Story = { args: { status: 'cancelled' } }
