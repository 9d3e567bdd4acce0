import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { OfflineScreen } from './index.ts'

const meta = {
  title: 'Screens/Offline',
  component: OfflineScreen,
  parameters: { layout: 'fullscreen' },
  args: { help: aHelp(), onTryAgain: fn() },
} satisfies Meta<typeof OfflineScreen>
export default meta
type Story = StoryObj<typeof meta>

export const NoConnection: Story = {}
