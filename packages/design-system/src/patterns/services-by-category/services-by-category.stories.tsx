import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPaidReservation, aService } from '@veranda/domain/fixtures'
import { ServicesByCategory } from './index.ts'

const meta = {
  title: 'Patterns/Services by category',
  component: ServicesByCategory,
  args: { services: aPaidReservation().rooms.flatMap(({ services }) => services) },
} satisfies Meta<typeof ServicesByCategory>
export default meta
type Story = StoryObj<typeof meta>

export const EveryCategory: Story = {}
export const ToPay: Story = { args: { services: [aService({ isPaid: false, quantity: 3 })] } }
export const InBothCurrencies: Story = { args: { guestCurrency: { currency: 'JPY', rate: 151.37 } } }
export const None: Story = { args: { services: [] } }
