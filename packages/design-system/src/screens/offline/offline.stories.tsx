import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { says } from '../../testing/says.ts'
import { OfflineScreen } from './index.ts'

const meta = {
  title: 'Screens/Offline',
  component: OfflineScreen,
  parameters: { layout: 'fullscreen' },
  args: { help: aHelp(), homeHref: '/', nothingChanged: true, onTryAgain: fn() },
} satisfies Meta<typeof OfflineScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Once the network is back, the page returns by itself. */
export const NoConnection: Story = {
  play: async ({ args }) => {
    window.dispatchEvent(new Event('online'))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}
/** Something may have been on its way when the line went. */
export const NotCertain: Story = {
  args: { nothingChanged: undefined },
  play: says('Check your reservation before you try again.', 'we can’t tell whether it went through'),
}
