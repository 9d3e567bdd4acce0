import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@veranda/domain'
import { says } from '../../testing/says.ts'
import { Transfer } from './index.ts'

const meta = {
  title: 'Patterns/Transportation',
  component: Transfer,
  args: { transfer: { price: money(14_000, 'USD'), isPaid: true, noticeDays: 2 } },
} satisfies Meta<typeof Transfer>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  play: says('We can’t guarantee it if you change your dates less than 48 hours before arrival'),
}
export const ToPayReadInEuros: Story = {
  args: {
    transfer: { price: money(14_000, 'USD'), isPaid: false, noticeDays: 2 },
    guestCurrency: { currency: 'EUR', rate: 0.9182 },
  },
}
