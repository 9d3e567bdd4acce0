import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingScreen } from './index.ts'

const meta = {
  title: 'Screens/Loading',
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
