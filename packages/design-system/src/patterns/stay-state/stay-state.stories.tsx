import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPastStay, aStayInHouse } from '@veranda/domain/fixtures'
import { StayState } from './index.ts'

const meta = {
  title: 'Patterns/Stay state',
  component: StayState,
  args: { reservation: aStayInHouse(), phase: 'in-house' },
} satisfies Meta<typeof StayState>
export default meta
type Story = StoryObj<typeof meta>

export const InHouse: Story = {}
export const Completed: Story = { args: { reservation: aPastStay(), phase: 'completed' } }
