import type { Meta, StoryObj } from '@storybook/react-vite'
import { inFrame } from '../staff-catalogue/testing/in-frame.tsx'
import { StaffMessageScreen } from './index.ts'

const meta = {
  title: 'Screens/Staff message',
  component: StaffMessageScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
  args: { message: 'forbidden', homeHref: '#home' },
} satisfies Meta<typeof StaffMessageScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Forbidden: Story = {}
export const NotFound: Story = { args: { message: 'not-found' } }
