import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CopyButton } from './index.ts'

const meta = {
  title: 'Components/Copy button',
  component: CopyButton,
  args: { text: 'RF45 9283 7465 0192', label: 'Copy', copied: 'Copied' },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const AsASign: Story = { args: { look: 'icon' } }

/** The clipboard is the browser’s: what it was given is said, and that it was refused is not hidden. */
export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const written: string[] = []
    const before = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    })
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(written).toEqual(['RF45 9283 7465 0192'])
    if (before) Object.defineProperty(navigator, 'clipboard', before)
  },
}
