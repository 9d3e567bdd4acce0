import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Row } from '../layout/index.ts'
import { CopyButton, type CopyButtonProps } from './index.ts'

const meta = {
  title: 'Components/Copy button',
  component: CopyButton,
  args: { text: 'RF45 9283 7465 0192', label: 'Copy', copied: 'Copied' },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

/** The clipboard is the browser’s: here it is given what is copied, in turn. */
async function withClipboard(test: (written: readonly string[]) => Promise<void>) {
  const written: string[] = []
  const before = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  })
  await test(written)
  if (before) Object.defineProperty(navigator, 'clipboard', before)
}

export const Resting: Story = {}
export const AsASign: Story = { args: { look: 'icon' } }

/** What the clipboard was given is said, and that it was refused is not hidden. */
export const Copied: Story = {
  play: ({ canvasElement }) =>
    withClipboard(async (written) => {
      const canvas = within(canvasElement)
      await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }))
      await expect(await canvas.findByText('Copied')).toBeVisible()
      await expect(written).toEqual(['RF45 9283 7465 0192'])
    }),
}
/** The clipboard holds one text: it is said of the last one alone, for a few seconds, and of no other text in its place. */
export const CopiedInTurn: Story = {
  render: (args) => <InTurn {...args} />,
  play: ({ canvasElement }) =>
    withClipboard(async () => {
      const canvas = within(canvasElement)
      const [first = canvasElement, second = canvasElement, other = canvasElement] =
        await canvas.findAllByRole('button')
      const announced = () => canvas.getAllByRole('status').map(({ textContent }) => textContent)
      await userEvent.click(first)
      await waitFor(() => expect(announced()).toEqual(['Copied', '']))
      await userEvent.click(second)
      await waitFor(() => expect(announced()).toEqual(['', 'Copied']))
      await userEvent.click(other)
      await expect(announced()).toEqual(['', ''])
      await userEvent.click(second)
      await waitFor(() => expect(announced()).toEqual(['', 'Copied']))
      await waitFor(() => expect(announced()).toEqual(['', '']), { timeout: 8_000 })
    }),
}

function InTurn(args: CopyButtonProps) {
  const [text, setText] = useState('IT60 X054')
  return (
    <Row gap="small" wrap>
      <CopyButton {...args} />
      <CopyButton {...args} text={text} />
      <Button tone="quiet" onPress={() => setText('IT71 Y054')}>
        Another account
      </Button>
    </Row>
  )
}
