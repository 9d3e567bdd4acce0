import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Skeleton } from '../../components/skeleton/index.ts'
import { LongWait, Waiting } from './index.ts'

const meta = {
  title: 'Patterns/Waiting',
  component: Waiting,
  args: { label: 'Loading the rooms', children: <Skeleton shape="block" /> },
} satisfies Meta<typeof Waiting>
export default meta
type Story = StoryObj<typeof meta>

export const ForAMoment: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading the rooms')
  },
}
/** What to do is said, and heard. */
export const ForLong: Story = {
  render: () => <LongWait after={0} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Reload the page' })
  },
}
