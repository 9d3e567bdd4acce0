import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { Surface } from '../surface/index.ts'
import { Text } from '../text/index.ts'
import { Columns, Inset, Row, Rule, Stack } from './index.ts'

const meta = { title: 'Components/Layout', component: Stack } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const StackAndRule: Story = {
  args: {
    gap: 'medium',
    children: [
      <Text key="first">First of all</Text>,
      <Rule key="rule" />,
      <Text key="last">Last of all</Text>,
    ],
  },
}
export const RowBetween: Story = {
  args: { children: '' },
  render: () => (
    <Row align="between" wrap>
      <Text>Two double beds</Text>
      <Button tone="secondary" size="small">
        Change
      </Button>
    </Row>
  ),
}
export const TwoColumns: Story = {
  args: { children: '' },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Inset size="page">
      <Columns aside={<Surface tone="sunken">Beside, where there is room</Surface>}>
        <Surface>The main thing</Surface>
        <Surface>And what follows it</Surface>
      </Columns>
    </Inset>
  ),
}
