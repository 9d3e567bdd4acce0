import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { says } from '../../testing/says.ts'
import { FailureNotice } from './index.ts'

const meta = {
  title: 'Patterns/Failure notice',
  component: FailureNotice,
  args: { failure: { kind: 'unavailable', retryAfterSeconds: 90 } },
} satisfies Meta<typeof FailureNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Unavailable: Story = {
  args: { onTryAgain: () => undefined },
  play: says('Something went wrong on our side'),
}
/** Before then it would only be turned away again: the button waits, and says how long. */
export const TooManyTries: Story = {
  args: { failure: { kind: 'too-many-tries', retryAfterSeconds: 540 }, onTryAgain: fn() },
  play: async ({ canvasElement, args }) => {
    const again = within(canvasElement).getByRole('button')
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await expect(again).toHaveAccessibleDescription(/9/)
    await userEvent.click(again)
    await expect(args.onTryAgain).not.toHaveBeenCalled()
  },
}
/** A second later it is over. */
export const TheWaitIsOver: Story = {
  args: { failure: { kind: 'too-many-tries', retryAfterSeconds: 1 }, onTryAgain: fn() },
  play: async ({ canvasElement }) => {
    const again = within(canvasElement).getByRole('button')
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'), { timeout: 3000 })
  },
}
export const ServerAway: Story = {
  args: { failure: { kind: 'unavailable', retryAfterSeconds: 5 }, onTryAgain: () => undefined },
}
export const TooMuchInADay: Story = {
  args: { failure: { kind: 'too-many-tries', retryAfterSeconds: 80_000 } },
}
export const Refused: Story = {
  args: { failure: { kind: 'refused' } },
  play: says('We couldn’t complete your request', 'Nothing was changed. Please call us'),
}
