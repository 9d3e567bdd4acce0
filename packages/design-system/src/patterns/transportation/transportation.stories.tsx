import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@veranda/domain'
import { Transportation } from './index.ts'

const meta = {
  title: 'Patterns/Transportation',
  component: Transportation,
  args: { transportation: { price: money(14_000, 'USD'), isPaid: true, noticeDays: 2 } },
} satisfies Meta<typeof Transportation>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {}
export const ToPayReadInEuros: Story = {
  args: {
    transportation: { price: money(14_000, 'USD'), isPaid: false, noticeDays: 2 },
    guestCurrency: { currency: 'EUR', rate: 0.9182 },
  },
}
