import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StaffFailure } from './index.ts'

const meta = {
  title: 'Screens/Staff failure',
  component: StaffFailure,
  args: { onAgain: fn() },
} satisfies Meta<typeof StaffFailure>
export default meta
type Story = StoryObj<typeof meta>

export const NotLoaded: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onAgain).toHaveBeenCalled()
  },
}
