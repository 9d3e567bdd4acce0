import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text/index.ts'
import { TextLink } from './index.ts'

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  decorators: [
    (Story) => (
      <Text>
        Read the <Story /> before you come.
      </Text>
    ),
  ],
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Inside: Story = { args: { href: '#terms', children: 'terms of your stay' } }
export const External: Story = {
  args: { href: 'https://example.com', external: true, children: 'house rules' },
}
