import type { Meta, StoryObj } from '@storybook/react-vite'
import { Toasts } from './index.ts'

const meta = { title: 'Components/Toasts', component: Toasts } satisfies Meta<typeof Toasts>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  args: {
    dismissLabel: 'Close',
    onDismiss: () => undefined,
    toasts: [
      { key: 'saved', tone: 'positive', text: 'Your wish is with the hotel.' },
      { key: 'line', tone: 'info', text: 'You are offline. What you see was saved at 10:42.' },
      {
        key: 'stored',
        tone: 'info',
        text: 'You are offline.',
        link: { href: '/offline-card', text: 'Open your stay' },
      },
      { key: 'failed', tone: 'negative', text: 'The letter could not be sent.' },
    ],
  },
}
