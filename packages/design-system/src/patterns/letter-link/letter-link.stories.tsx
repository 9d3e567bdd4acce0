import type { Meta, StoryObj } from '@storybook/react-vite'
import { LetterLink } from './index.ts'

const meta = {
  title: 'Patterns/Letter link',
  component: LetterLink,
  args: { href: '/confirmation-letter' },
} satisfies Meta<typeof LetterLink>
export default meta
type Story = StoryObj<typeof meta>

export const ToTheLetter: Story = {}
