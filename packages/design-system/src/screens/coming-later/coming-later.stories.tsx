import type { Meta, StoryObj } from '@storybook/react-vite'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { ComingLaterScreen } from './index.ts'

const meta = {
  title: 'Screens/Coming later',
  component: ComingLaterScreen,
  parameters: { layout: 'fullscreen' },
  args: { action: 'change-dates', help: aHelp(), backHref: '/my-reservation' },
} satisfies Meta<typeof ComingLaterScreen>
export default meta
type Story = StoryObj<typeof meta>

export const ChangeDates: Story = {}
export const AddServices: Story = { args: { action: 'add-services' } }
