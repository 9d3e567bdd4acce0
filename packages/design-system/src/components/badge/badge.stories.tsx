import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../layout/index.ts'
import { Badge } from './index.ts'

const meta = { title: 'Components/Badge', component: Badge } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = {
  args: { tone: 'neutral', children: '' },
  render: () => (
    <Row wrap>
      <Badge tone="positive">Confirmed</Badge>
      <Badge tone="caution">Waiting</Badge>
      <Badge tone="negative">Canceled</Badge>
      <Badge tone="neutral">Past</Badge>
      <Badge tone="info">New</Badge>
    </Row>
  ),
}
