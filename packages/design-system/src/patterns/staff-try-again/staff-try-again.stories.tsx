import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StaffTryAgain } from './index.ts'

const meta = {
  title: 'Patterns/Staff try again',
  component: StaffTryAgain,
  args: { onTryAgain: fn() },
} satisfies Meta<typeof StaffTryAgain>
export default meta
type Story = StoryObj<typeof meta>

export const NotLoaded: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onTryAgain).toHaveBeenCalled()
  },
}
