import type { Meta, StoryObj } from '@storybook/react-vite'
import { aNonRefundableReservation, aPaidReservation, aPastStay } from '@veranda/domain/fixtures'
import { ActionsList } from './index.ts'

const meta = {
  title: 'Patterns/Actions list',
  component: ActionsList,
  args: {
    actions: aPaidReservation().actions,
    hotelTimeZone: 'America/Cancun',
    guestTimeZone: 'Europe/Rome',
    hrefOf: (action) => `#${action}`,
  },
} satisfies Meta<typeof ActionsList>
export default meta
type Story = StoryObj<typeof meta>

export const EverythingOpen: Story = {}
export const NonRefundable: Story = { args: { actions: aNonRefundableReservation().actions } }
export const StayOver: Story = { args: { actions: aPastStay().actions } }
export const NothingOpen: Story = { args: { actions: [] } }
