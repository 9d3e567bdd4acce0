import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { ConfirmEmailScreen } from './index.ts'

const meta = {
  title: 'Screens/Confirm e-mail',
  component: ConfirmEmailScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    help: aHelp(),
    state: { kind: 'ready' },
    reservationHref: '/my-reservation',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmEmailScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Opening the page confirms nothing; its button does. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(button)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Underway: Story = { args: { state: { kind: 'confirming' } } }
/** The answer names the address, as far as its owner knows it by: the link may be of another reservation than the session. */
export const Done: Story = {
  args: { state: { kind: 'done', email: 'e…@example.org' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/e…@example\.org/)).toBeVisible()
  },
}
export const UsedUp: Story = { args: { state: { kind: 'used-up' } } }
export const TooManyLetters: Story = { args: { state: { kind: 'too-many' } } }
export const Unavailable: Story = { args: { state: { kind: 'failed', failure: { kind: 'unavailable' } } } }
