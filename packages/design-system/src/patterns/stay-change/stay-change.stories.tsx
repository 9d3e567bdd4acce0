import type { Meta, StoryObj } from '@storybook/react-vite'
import { StayChange } from './index.ts'

const meta = {
  title: 'Patterns/Stay change',
  component: StayChange,
  args: {
    before: { arrival: '2027-03-14', departure: '2027-03-20' },
    after: { arrival: '2027-03-16', departure: '2027-03-23' },
  },
} satisfies Meta<typeof StayChange>
export default meta
type Story = StoryObj<typeof meta>

export const Calm: Story = {}
export const Poster: Story = { args: { look: 'poster' } }
/** The longest month names, and a year that turns. */
export const OverTheNewYear: Story = {
  args: {
    before: { arrival: '2027-09-29', departure: '2027-10-02' },
    after: { arrival: '2027-09-30', departure: '2028-02-16' },
  },
}
