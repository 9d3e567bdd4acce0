import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCreditNote } from '@veranda/domain/fixtures'
import { CreditNote } from './index.ts'

const meta = {
  title: 'Patterns/Credit note',
  component: CreditNote,
  args: { note: aCreditNote() },
} satisfies Meta<typeof CreditNote>
export default meta
type Story = StoryObj<typeof meta>

export const ToBeUsedWithinTwelveMonths: Story = {}
