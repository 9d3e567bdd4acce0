import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCancelledReservation, aPaidReservation, aReservationWithBalance } from '@veranda/domain/fixtures'
import { NextStepBar } from './index.ts'

const meta = {
  title: 'Patterns/Next step',
  component: NextStepBar,
  args: { reservation: aReservationWithBalance(), hrefOf: (action) => `#${action}` },
} satisfies Meta<typeof NextStepBar>
export default meta
type Story = StoryObj<typeof meta>

export const ToPay: Story = { args: { guestCurrency: { currency: 'CAD', rate: 1.3741 } } }
export const Paid: Story = { args: { reservation: aPaidReservation() } }
export const Cancelled: Story = { args: { reservation: aCancelledReservation() } }
