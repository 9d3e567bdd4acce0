import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { Stack } from '../layout/index.ts'
import { Heading, Text } from '../text/index.ts'
import { Surface } from './index.ts'

const meta = { title: 'Components/Surface', component: Surface } satisfies Meta<typeof Surface>
export default meta
type Story = StoryObj<typeof meta>

const content = (
  <Stack gap="small">
    <Heading level={2}>A quiet place</Heading>
    <Text tone="muted">Where the palms end and the water begins.</Text>
    <div>
      <Button tone="secondary">Look around</Button>
    </div>
  </Stack>
)

export const Plain: Story = { args: { children: content } }
export const Sunken: Story = { args: { tone: 'sunken', children: content } }
export const Stage: Story = { args: { tone: 'stage', children: content } }
