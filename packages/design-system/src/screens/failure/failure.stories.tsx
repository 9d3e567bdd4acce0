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
/** What was refused is refused again: calling comes first, and whom to call stands once. */
export const Refused: Story = {
  args: { failure: { kind: 'refused' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvasElement.querySelectorAll('a[href^="tel:"], button')
    await expect(first).toHaveTextContent('Call +1 555 0100')
    await expect(second).toHaveTextContent('Try again')
    await canvas.findByText('Mexico')
    const numbers = [...canvasElement.querySelectorAll('a[href="tel:+15550100"]')]
    await expect(numbers.filter((number) => number.checkVisibility())).toHaveLength(1)
  },
}
export const TooManyTries: Story = { args: { failure: { kind: 'too-many-tries', retryAfterSeconds: 540 } } }
