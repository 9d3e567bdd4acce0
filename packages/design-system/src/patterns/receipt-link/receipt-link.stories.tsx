import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReceiptLink } from './index.ts'

const meta = {
  title: 'Patterns/Receipt link',
  component: ReceiptLink,
  args: { href: '/receipt' },
} satisfies Meta<typeof ReceiptLink>
export default meta
type Story = StoryObj<typeof meta>

export const ToAll: Story = {}
export const ToOne: Story = { args: { number: 'ZPCU-104A7C-AB-R3' } }
