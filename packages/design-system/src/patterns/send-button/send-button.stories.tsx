import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, within } from 'storybook/test'
import { SendButton } from './index.ts'

const meta = {
  title: 'Patterns/Send button',
  component: SendButton,
  beforeEach: ({ args }) => args.onPress && void mocked(args.onPress).mockClear(),
  args: { isSending: false, children: 'Send confirmation', onPress: fn() },
} satisfies Meta<typeof SendButton>
export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send confirmation' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
/** It says so itself, and takes no second press; after four seconds, that there is nothing else to do. */
export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sending…' })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await within(canvasElement).findByText(/taking longer than usual/)
  },
}
