import type { Meta, StoryObj } from '@storybook/react-vite'
import { StaffSignInScreen } from './index.ts'

const meta = {
  title: 'Screens/Staff sign in',
  component: StaffSignInScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaffSignInScreen>
export default meta
type Story = StoryObj<typeof meta>

export const ComingNext: Story = {}
