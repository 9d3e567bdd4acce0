import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text/index.ts'
import { Disclosure } from './index.ts'

const meta = { title: 'Components/Disclosure', component: Disclosure } satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

const children = <Text tone="muted">Breakfast, dinner and everything you drink between them.</Text>

export const Closed: Story = {
  args: { title: 'What is included', summary: 'all meals and drinks', children },
}
export const WithItsAmount: Story = {
  args: { title: 'Breakfast', summary: 'for two, six mornings', amount: '$240.00', children },
}
export const Open: Story = { args: { title: 'What is included', open: true, children } }
