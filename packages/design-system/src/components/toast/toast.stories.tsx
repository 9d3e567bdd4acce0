import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Toasts } from './index.ts'

const meta = {
  title: 'Components/Toasts',
  component: Toasts,
  args: {
    dismissLabel: 'Close',
    onDismiss: fn(),
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
} satisfies Meta<typeof Toasts>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}

/** Announced as they appear; dismissed by the keys, the focus goes on to the next, and from the last one back. */
export const DismissedByTheKeys: Story = {
  args: { toasts: meta.args.toasts.slice(0, 2) },
  render: function Live(args) {
    const [toasts, setToasts] = useState<typeof args.toasts>([])
    return (
      <>
        <Button tone="secondary" onPress={() => setToasts(args.toasts)}>
          Save
        </Button>
        <Toasts
          {...args}
          toasts={toasts}
          onDismiss={(key) => setToasts((shown) => shown.filter((toast) => toast.key !== key))}
        />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('status')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(region).toHaveTextContent(/Your wish is with the hotel.*You are offline/)
    await userEvent.tab()
    const [first, second] = canvas.getAllByRole('button', { name: 'Close' })
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(region).toBeEmptyDOMElement()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
  },
}
