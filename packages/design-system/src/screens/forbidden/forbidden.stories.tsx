import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { ForbiddenScreen } from './index.ts'

const meta = {
  title: 'Screens/Forbidden',
  component: ForbiddenScreen,
  parameters: { layout: 'fullscreen' },
  args: { help: aHelp(), homeHref: '/', onSignOut: fn() },
} satisfies Meta<typeof ForbiddenScreen>
export default meta
type Story = StoryObj<typeof meta>

export const NoPermission: Story = {}
