import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCancelledReservation, aPaidReservation, aReservationWithBalance } from '@veranda/domain/fixtures'
import { aHelp } from '../help-line/a-help.ts'
import { expect, within } from 'storybook/test'
import { NextStepBar } from './index.ts'

const meta = {
  title: 'Patterns/Next step',
  component: NextStepBar,
  args: { reservation: aReservationWithBalance(), help: aHelp(), hrefOf: (action) => `#${action}` },
} satisfies Meta<typeof NextStepBar>
export default meta
type Story = StoryObj<typeof meta>

export const ToPay: Story = {
  args: { guestCurrency: { currency: 'CAD', rate: 1.3741 } },
  play: async ({ canvasElement }) => {
    const pay = within(canvasElement).getByRole('link', { name: 'Call to pay' })
    await expect(pay).toHaveAttribute('href', 'tel:+15550100')
  },
}
export const Paid: Story = {
  args: { reservation: aPaidReservation() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#upgrade-room')
  },
}
export const Cancelled: Story = { args: { reservation: aCancelledReservation() } }
