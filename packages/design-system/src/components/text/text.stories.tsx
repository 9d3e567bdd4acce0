import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/index.ts'
import { Heading, Text } from './index.ts'

const meta = { title: 'Components/Text', component: Text } satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Headings: Story = {
  args: { children: '' },
  render: () => (
    <Stack gap="medium">
      <Heading level={1} look="poster">
        The sea is waiting
      </Heading>
      <Heading level={1}>Seven nights by the sea</Heading>
      <Heading level={2}>Your rooms</Heading>
      <Heading level={3}>Ocean view suite, two double beds</Heading>
      <Heading level={4}>Arrival</Heading>
    </Stack>
  ),
}
export const Looks: Story = {
  args: { children: '' },
  render: () => (
    <Stack gap="small">
      <Text look="lead">
        Everything about your stay in one place, from the first night to the last breakfast.
      </Text>
      <Text>
        You may come any time after three in the afternoon; the garden and the pools are yours before that.
      </Text>
      <Text look="small" tone="muted">
        Times are local to the hotel.
      </Text>
      <Text look="label">Confirmation</Text>
    </Stack>
  ),
}
export const Tones: Story = {
  args: { children: '' },
  render: () => (
    <Stack gap="tiny">
      {(['ink', 'muted', 'accent', 'positive', 'caution', 'negative'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Said in {tone}
        </Text>
      ))}
    </Stack>
  ),
}
