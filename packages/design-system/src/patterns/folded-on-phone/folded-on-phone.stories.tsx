import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../../components/text/index.ts'
import { FoldedOnPhone } from './index.ts'

const meta = {
  title: 'Patterns/Folded on a phone',
  component: FoldedOnPhone,
  args: { title: 'Filters', children: <Text>From, to, who and what.</Text> },
} satisfies Meta<typeof FoldedOnPhone>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}
export const SomethingChosen: Story = { args: { isOpen: true } }
