import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from './index.ts'

const meta = { title: 'Components/Facts', component: Facts } satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  args: {
    items: [
      { term: 'Arrival', detail: 'Saturday, 14 March 2026', note: 'from 3 pm' },
      { term: 'Departure', detail: 'Saturday, 21 March 2026', note: 'until noon' },
      { term: 'Nights', detail: '7' },
      { term: 'Reference', detail: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' },
    ],
  },
}
