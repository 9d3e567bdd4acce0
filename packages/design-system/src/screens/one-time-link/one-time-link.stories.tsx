import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { OneTimeLinkScreen } from './index.ts'

const meta = {
  title: 'Screens/One-time link',
  component: OneTimeLinkScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    help: aHelp(),
    brandName: 'Palace',
    reservationCode: 'ZPCU-104A7C-AB',
    use: { kind: 'ready' },
    signInHref: '/auth/login',
    onOpen: fn(),
  },
} satisfies Meta<typeof OneTimeLinkScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Opening: Story = { args: { use: { kind: 'opening', from: 'mail' } } }

/** An address somebody else may have made: it names the reservation, and waits for a press. */
export const Arriving: Story = {
  args: { use: { kind: 'arriving' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: /ZPCU-104A7C-AB/ })
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(button)
    await expect(args.onOpen).toHaveBeenCalledWith(true)
  },
}
export const UsedUp: Story = { args: { use: { kind: 'used-up' } } }
export const Unavailable: Story = {
  args: { use: { kind: 'failed', failure: { kind: 'unavailable' }, from: 'mail' } },
}
