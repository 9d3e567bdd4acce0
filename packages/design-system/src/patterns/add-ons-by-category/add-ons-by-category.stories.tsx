import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPaidReservation, anAddOn } from '@veranda/domain/fixtures'
import { AddOnsByCategory } from './index.ts'

const meta = {
  title: 'Patterns/Services by category',
  component: AddOnsByCategory,
  args: { services: aPaidReservation().rooms.flatMap(({ services }) => services) },
} satisfies Meta<typeof AddOnsByCategory>
export default meta
type Story = StoryObj<typeof meta>

export const EveryCategory: Story = {}
export const ToPay: Story = { args: { services: [anAddOn({ isPaid: false, quantity: 3 })] } }
export const InBothCurrencies: Story = { args: { guestCurrency: { currency: 'JPY', rate: 151.37 } } }
export const None: Story = { args: { services: [] } }
