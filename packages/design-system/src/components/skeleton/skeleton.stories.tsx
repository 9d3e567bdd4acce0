import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/index.ts'
import { Skeleton } from './index.ts'

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const APage: Story = {
  args: { shape: 'line' },
  render: () => (
    <Stack>
      <Skeleton shape="scene" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="block" />
    </Stack>
  ),
}
