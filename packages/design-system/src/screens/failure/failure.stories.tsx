import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { FailureScreen } from './index.ts'

const meta = {
  title: 'Screens/Failure',
  component: FailureScreen,
  parameters: { layout: 'fullscreen' },
  args: { help: aHelp(), homeHref: '/', onTryAgain: fn() },
} satisfies Meta<typeof FailureScreen>
export default meta
type Story = StoryObj<typeof meta>

export const PageBroke: Story = {}
export const ServiceUnavailable: Story = { args: { failure: { kind: 'unavailable', retryAfterSeconds: 90 } } }
export const ReservationNotFound: Story = { args: { failure: { kind: 'not-found' } } }
