import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFoundScreen } from './index.ts'

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/' },
} satisfies Meta<typeof NotFoundScreen>
export default meta
type Story = StoryObj<typeof meta>

export const UnknownAddress: Story = {}
