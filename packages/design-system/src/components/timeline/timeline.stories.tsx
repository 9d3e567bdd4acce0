import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from './index.ts'

const meta = { title: 'Components/Timeline', component: Timeline } satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeSteps: Story = {
  args: {
    label: 'What changing costs, and when',
    steps: [
      { key: 'free', title: 'Free', detail: 'until 7 March', tone: 'positive', current: true },
      { key: 'night', title: 'One night', detail: 'from 8 March', tone: 'caution' },
      { key: 'all', title: 'The whole stay', detail: 'from 12 March', tone: 'negative' },
    ],
  },
}
