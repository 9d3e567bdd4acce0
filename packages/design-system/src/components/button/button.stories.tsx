import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/index.ts'
import { Text } from '../text/index.ts'
import { Button, ButtonLink } from './index.ts'

const meta = { title: 'Components/Button', component: Button } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { tone: 'primary', children: 'Continue', wide: true } }
export const Secondary: Story = { args: { tone: 'secondary', children: 'Change my dates', icon: 'calendar' } }
export const Quiet: Story = { args: { tone: 'quiet', children: 'Back', size: 'small' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Cancel the reservation' } }
export const Busy: Story = { args: { tone: 'primary', children: 'Sending', busy: true } }
export const Disabled: Story = { args: { tone: 'primary', children: 'Pay now', disabled: true } }
export const DisabledWithReason: Story = {
  args: { tone: 'primary', children: 'Pay now', disabled: true, reasonId: 'reason' },
  render: (args) => (
    <Stack gap="tiny">
      <Button {...args} />
      <Text id="reason" look="small" tone="muted">
        Nothing is left to pay.
      </Text>
    </Stack>
  ),
}
export const AsLink: Story = {
  args: { tone: 'primary', children: 'See the hotel' },
  render: ({ tone, children }) => (
    <ButtonLink href="#hotel" tone={tone} icon="chevron-right">
      {children}
    </ButtonLink>
  ),
}
