import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { says } from '../../testing/says.ts'
import { FailureScreen } from './index.ts'

const meta = {
  title: 'Screens/Failure',
  component: FailureScreen,
  parameters: { layout: 'fullscreen' },
  args: { help: aHelp(), homeHref: '/', onTryAgain: fn() },
} satisfies Meta<typeof FailureScreen>
export default meta
type Story = StoryObj<typeof meta>

export const PageBroke: Story = {}
/** The service may be back sooner than it said: trying again is offered at once. */
export const ServiceUnavailable: Story = {
  args: { failure: { kind: 'unavailable', retryAfterSeconds: 90 }, nothingChanged: true },
  play: async ({ canvasElement, args }) => {
    const again = await within(canvasElement).findByRole('button')
    await userEvent.click(again)
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('link', { name: 'Back to your reservation' })).toBeVisible()
    again.blur()
  },
}
/** After a press whose answer was lost nobody knows what came of it: nothing is promised, and nothing done twice. */
export const UnknownWhatCameOfIt: Story = {
  args: { failure: { kind: 'unavailable', retryAfterSeconds: 5 } },
  play: async ({ canvasElement }) => {
    await says(
      'Check your reservation before you try again.',
      'we can’t tell whether it went through',
    )({
      canvasElement,
    })
    const [first, second] = canvasElement.querySelectorAll('a[href="/"], button')
    await expect(first).toHaveTextContent('Back to your reservation')
    await expect(second).toHaveTextContent('Try again')
  },
}
export const ReservationNotFound: Story = { args: { failure: { kind: 'not-found' } } }
