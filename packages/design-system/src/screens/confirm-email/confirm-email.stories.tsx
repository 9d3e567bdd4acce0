import type { Meta, StoryObj } from '@storybook/react-vite'
import { aProperty } from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { ConfirmEmailScreen } from './index.ts'

const change = { email: 'el•••s@example.org', propertyName: aProperty().name, reservationCode: '…7C-AB' }

const meta = {
  title: 'Screens/Confirm e-mail',
  component: ConfirmEmailScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    help: aHelp(),
    state: { kind: 'ready', change },
    reservationHref: '/my-reservation',
    onConfirm: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof ConfirmEmailScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Opening the page confirms nothing; its button does. What it confirms is said above it. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByText('el•••s@example.org')).toBeVisible()
    await expect(within(canvasElement).getByText('…7C-AB')).toBeVisible()
    const button = await within(canvasElement).findByRole('button')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(button)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
/** What the link would confirm is being read: there is nothing to press yet. */
export const Reading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toBeInTheDocument()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
/** It could not be read: nothing was confirmed blind, and it is read once more. */
export const NotRead: Story = {
  args: { state: { kind: 'not-read', failure: { kind: 'unavailable' } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const Underway: Story = { args: { state: { kind: 'confirming', change } } }
/** The answer names the address, as far as its owner knows it by: the link may be of another reservation than the session. */
export const Done: Story = {
  args: { state: { kind: 'done', email: 'el•••s@example.org' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/el•••s@example\.org/)).toBeVisible()
  },
}
export const UsedUp: Story = { args: { state: { kind: 'used-up' } } }
/** Nothing can be confirmed today: there is nothing to press but the way to where the address is entered. */
export const TooManyLetters: Story = {
  args: { state: { kind: 'too-many', change } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /No more e-mails/ })
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
/** No answer came: the address may be confirmed, and the reservation says whether it is. */
export const Unavailable: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'unavailable' }, change } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /reserv|prenot/ })).toHaveAttribute(
      'href',
      '/my-reservation',
    )
  },
}
/** Before then nothing is confirmed: the button waits, and says how long. */
export const TooManyTries: Story = {
  args: {
    state: { kind: 'failed', failure: { kind: 'too-many-tries', retryAfterSeconds: 540 }, change },
    onConfirm: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const confirm = await within(canvasElement).findByRole('button')
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await expect(confirm).toHaveAccessibleDescription(/9/)
    await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
