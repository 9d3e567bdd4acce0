import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCancellation, aReason, theReasons } from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { says } from '../../testing/says.ts'
import { CancelReasonScreen } from './index.ts'

const meta = {
  title: 'Screens/Cancel: reason',
  component: CancelReasonScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', value: theReasons },
    cancellation: aCancellation({ roomNumbers: [2] }),
    help: aHelp(),
    backHref: '/cancellation/policies-and-benefits',
    onBack: fn((event) => event.preventDefault()),
    onReason: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof CancelReasonScreen>
export default meta
type Story = StoryObj<typeof meta>

/** No answer is marked beforehand; one press answers and goes on. */
export const OnePressIsEnough: Story = {
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findAllByRole('heading', { level: 2 })
    const reasons = within(canvasElement).getAllByRole('button')
    await expect(reasons).toHaveLength(16)
    await expect(canvasElement.querySelector('[aria-current=true]')).toBeNull()
    reasons[1]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReason).toHaveBeenCalledWith('reschedule')
  },
}
export const CameBack: Story = { args: { firstAnswer: 'health' } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const ReasonsNotAvailable: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'unavailable', retryAfterSeconds: 90 } } },
  play: async (story) => {
    await says('Cancellation reasons aren’t available')(story)
    await expect(within(story.canvasElement).queryByText(/Choose a reason|Why are you/)).toBeNull()
  },
}
export const Offline: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } }
export const VeryLongReasons: Story = {
  args: {
    state: {
      kind: 'ready',
      value: [
        aReason('one', 'Donaudampfschifffahrtsgesellschaftskapitänsversammlung'),
        aReason(
          'two',
          'Something that takes rather a lot of words to be said at all, and then a few more of them',
        ),
      ],
    },
  },
}
