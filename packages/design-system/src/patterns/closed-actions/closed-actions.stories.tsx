import type { Meta, StoryObj } from '@storybook/react-vite'
import { aNonRefundableReservation, aPastStay } from '@veranda/domain/fixtures'
import { worded } from '../words/worded.tsx'
import { ClosedActions } from './index.ts'

const meta = {
  title: 'Patterns/Closed actions',
  component: worded(ClosedActions, null),
} satisfies Meta<typeof ClosedActions>
export default meta
type Story = StoryObj<typeof meta>

export const NonRefundable: Story = { args: { actions: aNonRefundableReservation().actions } }
export const StayOver: Story = { args: { actions: aPastStay().actions } }
