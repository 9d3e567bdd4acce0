import type { Meta, StoryObj } from '@storybook/react-vite'
import { money, type Reservation } from '@veranda/domain'
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
export const PartOfItDueAtTheHotel: Story = {
  args: { reservation: withDueAtHotel(aReservationWithBalance()) },
}
export const AnAmountOff: Story = {
  args: {
    reservation: {
      ...aReservationWithBalance(),
      promotion: { kind: 'amount', code: 'WELCOME50', amount: money(5000, 'USD') },
    },
  },
}
export const Yen: Story = { args: { reservation: aYenReservation(), guestCurrency: undefined } }

function withDueAtHotel(reservation: Reservation): Reservation {
  return { ...reservation, pricing: { ...reservation.pricing, dueAtHotel: money(12_500, 'USD') } }
}
