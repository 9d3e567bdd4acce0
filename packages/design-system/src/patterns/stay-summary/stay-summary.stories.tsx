import type { Meta, StoryObj } from '@storybook/react-vite'
import { aFamilyReservation, aReservationWithVeryLongNames } from '@veranda/domain/fixtures'
import { StaySummary } from './index.ts'

const meta = {
  title: 'Patterns/Stay summary',
  component: StaySummary,
  args: { reservation: aFamilyReservation() },
} satisfies Meta<typeof StaySummary>
export default meta
type Story = StoryObj<typeof meta>

export const Family: Story = {}
export const VeryLongNames: Story = { args: { reservation: aReservationWithVeryLongNames() } }
