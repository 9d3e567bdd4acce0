import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingPage } from './index.ts'

const meta = {
  title: 'Screens/Loading page',
  component: LoadingPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingPage>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
