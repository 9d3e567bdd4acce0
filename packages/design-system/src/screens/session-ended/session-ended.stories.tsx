import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { SessionEndedScreen } from './index.ts'

const meta = {
  title: 'Screens/Session ended',
  component: SessionEndedScreen,
  parameters: { layout: 'fullscreen' },
  args: { help: aHelp(), onSignInAgain: fn() },
} satisfies Meta<typeof SessionEndedScreen>
export default meta
type Story = StoryObj<typeof meta>

export const AfterADay: Story = {}
