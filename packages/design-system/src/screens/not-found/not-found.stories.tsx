import type { Meta, StoryObj } from '@storybook/react-vite'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { NotFoundScreen } from './index.ts'

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { help: aHelp(), homeHref: '/' },
} satisfies Meta<typeof NotFoundScreen>
export default meta
type Story = StoryObj<typeof meta>

export const UnknownAddress: Story = {}
