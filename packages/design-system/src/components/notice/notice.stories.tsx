import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { Notice } from './index.ts'

const meta = { title: 'Components/Notice', component: Notice } satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  args: {
    tone: 'info',
    title: 'The pool reopens in May',
    children: 'Until then the lagoon is open from eight.',
  },
}
export const Positive: Story = { args: { tone: 'positive', title: 'Your wish is with us' } }
export const Caution: Story = {
  args: { tone: 'caution', title: 'Free until Friday', children: 'After that one night is charged.' },
}
export const Negative: Story = {
  args: {
    tone: 'negative',
    title: 'We could not reach the hotel',
    children: 'Nothing was changed. Please try again, or call us.',
    action: (
      <Button tone="secondary" size="small">
        Try again
      </Button>
    ),
  },
}
