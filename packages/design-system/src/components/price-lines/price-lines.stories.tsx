import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceLines } from './index.ts'

const meta = { title: 'Components/PriceLines', component: PriceLines } satisfies Meta<typeof PriceLines>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeAfterDifference: Story = {
  args: {
    lines: [
      { label: 'Before', text: '$4,180.00', tone: 'muted' },
      { label: 'After', text: '$3,920.00' },
      {
        label: 'Difference',
        text: '−$260.00',
        tone: 'positive',
        emphasis: true,
        note: 'Goes back to the same card.',
      },
    ],
  },
}
