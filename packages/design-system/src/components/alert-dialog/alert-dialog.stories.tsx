import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { AlertDialog } from './index.ts'

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: 'Leave without saving?',
    message: 'What you chose so far will be forgotten.',
    closeLabel: 'Stay',
    onClose: () => undefined,
  },
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Tells: Story = { args: { closeLabel: 'Understood' } }
export const Asks: Story = {
  args: { action: { label: 'Leave', tone: 'danger', onConfirm: () => undefined } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Stay' })).toHaveFocus()
  },
}
