import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../layout/index.ts'
import { Icon } from './index.ts'
import { laterIcons } from './later-icons.ts'
import { paths } from './paths.ts'

const meta = { title: 'Components/Icon', component: Icon } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const EveryIcon: Story = {
  args: { name: 'calendar' },
  render: () => (
    <Row wrap gap="medium">
      {(Object.keys(paths) as (keyof typeof paths)[]).map((name) => (
        <Icon key={name} name={name} />
      ))}
      {Object.entries(laterIcons).map(([key, icon]) => (
        <Icon key={key} name={icon} />
      ))}
    </Row>
  ),
}
