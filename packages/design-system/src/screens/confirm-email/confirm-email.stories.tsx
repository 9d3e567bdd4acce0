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
    email: 'elena.robles@example.org',
    reservationHref: '/my-reservation',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmEmailScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Opening the page confirms nothing; its button does, and what it confirms is named. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByText(/elena\.robles@example\.org/)).toBeVisible()
    await userEvent.click(button)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
/** Opened where nobody is signed in: the link alone does not tell whose address it is. */
export const NotSignedIn: Story = { args: { email: undefined } }
export const Underway: Story = { args: { state: { kind: 'confirming' } } }
export const Done: Story = { args: { state: { kind: 'done' } } }
export const UsedUp: Story = { args: { state: { kind: 'used-up' } } }
export const TooManyLetters: Story = { args: { state: { kind: 'too-many' } } }
export const Unavailable: Story = { args: { state: { kind: 'failed', failure: { kind: 'unavailable' } } } }
