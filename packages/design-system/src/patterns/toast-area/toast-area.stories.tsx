import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ToastArea } from './index.ts'

const meta = {
  title: 'Patterns/Toast area',
  component: ToastArea,
  args: {
    onDismiss: fn(),
    toasts: [
      { key: 'offline', tone: 'info', sentence: 'toast.offline-guest' },
      {
        key: 'card',
        tone: 'info',
        sentence: 'toast.offline-card',
        link: { href: '/offline-card', sentence: 'offline-card.open-stay' },
      },
      { key: 'calendar', tone: 'positive', sentence: 'toast.calendar-file' },
    ],
  },
} satisfies Meta<typeof ToastArea>
export default meta
type Story = StoryObj<typeof meta>

export const Message: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = await within(canvasElement).findAllByRole('button')
    if (first) await userEvent.click(first)
    await expect(args.onDismiss).toHaveBeenCalledWith('offline')
  },
}
