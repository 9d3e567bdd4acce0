import type { Meta, StoryObj } from '@storybook/react-vite'
import { aReservationWithBalance, aYenReservation } from '@veranda/domain/fixtures'
import { PriceSummary } from './index.ts'

const meta = {
  title: 'Patterns/Price summary',
  component: PriceSummary,
  args: { reservation: aReservationWithBalance(), guestCurrency: { currency: 'CAD', rate: 1.3741 } },
} satisfies Meta<typeof PriceSummary>
export default meta
type Story = StoryObj<typeof meta>

export const BothCurrencies: Story = {}
export const Yen: Story = { args: { reservation: aYenReservation(), guestCurrency: undefined } }
