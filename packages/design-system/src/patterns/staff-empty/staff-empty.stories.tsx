import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { StaffEmpty } from './index.ts'

const meta = {
  title: 'Patterns/Staff empty',
  component: StaffEmpty,
  args: { icon: 'check', title: 'Nothing is waiting', children: 'New requests appear here automatically.' },
} satisfies Meta<typeof StaffEmpty>
export default meta
type Story = StoryObj<typeof meta>

export const APart: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Nothing is waiting')
  },
}
export const APage: Story = {
  args: { level: 1, icon: 'info', action: <Button tone="primary">Back to home</Button> },
}
