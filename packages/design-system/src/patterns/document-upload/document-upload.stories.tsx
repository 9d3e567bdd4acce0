import { documentLimits } from '@veranda/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { chooserIn } from '../../testing/chooser-in.ts'
import { says } from '../../testing/says.ts'
import { DocumentUpload, type DocumentFile } from './index.ts'
import { documentRefusals } from './document-file.ts'

const pdf: DocumentFile = { key: 'a', name: 'offer-hotel.pdf', size: 812_400, state: { kind: 'there' } }

const meta = {
  title: 'Patterns/Document upload',
  component: DocumentUpload,
  args: {
    label: 'Your document',
    files: [],
    limits: documentLimits,
    onFiles: fn(),
    onRemove: fn(),
    onSendAgain: fn(),
  },
} satisfies Meta<typeof DocumentUpload>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(/10\sMB/)).toBeVisible()
    const file = new File(['%PDF-1.7'], 'one.pdf', { type: 'application/pdf' })
    await userEvent.upload(chooserIn(canvasElement), [file])
    await expect(args.onFiles).toHaveBeenCalledOnce()
  },
}
export const SomePending: Story = {
  args: {
    files: [
      pdf,
      { key: 'b', name: 'IMG_2041.HEIC', size: 3_204_000, state: { kind: 'sending', sent: 0.42 } },
      { key: 'c', name: 'screenshot.png', size: 240_000, state: { kind: 'removing' } },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /IMG_2041/ }))
    await expect(args.onRemove).toHaveBeenCalledWith('b')
  },
}
export const Full: Story = {
  args: { files: Array.from({ length: 5 }, (_, index) => ({ ...pdf, key: String(index) })) },
  play: async ({ canvasElement }) => {
    const choose = within(canvasElement).getByRole('button', { name: 'Choose files' })
    const opened = fn()
    chooserIn(canvasElement).addEventListener('click', opened)
    await userEvent.click(choose)
    await expect(choose).toHaveAttribute('aria-disabled', 'true')
    await expect(choose).toHaveFocus()
    await expect(opened).not.toHaveBeenCalled()
  },
}
/** Each reason a file is turned away for, in words. */
export const EveryRefusal: Story = {
  args: {
    files: documentRefusals.map((refusal) => ({
      key: refusal,
      name: `${refusal}-a-very-long-name-of-a-file-that-someone-once-scanned-in-a-hurry.pdf`,
      size: 2_400_000,
      state: { kind: 'refused', refusal },
    })),
  },
  play: says('Together, your files are too large. Remove one or choose a smaller one.'),
}
export const Failed: Story = {
  args: {
    files: [
      { ...pdf, state: { kind: 'failed', isOffline: true } },
      { ...pdf, key: 'b', name: 'second.pdf', state: { kind: 'failed', isOffline: false } },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Send again offer/ }))
    await expect(args.onSendAgain).toHaveBeenCalledWith('a')
  },
}
