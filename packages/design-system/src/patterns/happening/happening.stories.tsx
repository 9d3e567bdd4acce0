import type { Meta, StoryObj } from '@storybook/react-vite'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { Happening } from './index.ts'

const meta = {
  title: 'Patterns/Happening',
  component: Happening,
  args: { icon: laterIcons.card, title: '$465.00 paid' },
} satisfies Meta<typeof Happening>
export default meta
type Story = StoryObj<typeof meta>

export const WithItsNote: Story = { args: { children: 'Just now, with Visa ending in 1111.' } }
export const InOneLine: Story = { args: { icon: 'check', title: 'Your stay is paid in full' } }
