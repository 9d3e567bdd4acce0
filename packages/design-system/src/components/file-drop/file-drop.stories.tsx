import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { FileButton } from '../file-button/index.ts'
import { laterIcons } from '../icon/later-icons.ts'
import { FileDrop } from './index.ts'

const meta = {
  title: 'Components/File drop',
  component: FileDrop,
  args: {
    label: 'Drop or paste files here',
    onFiles: fn(),
    children: (
      <FileButton
        icon={laterIcons.plus}
        label="Choose files"
        accept="application/pdf"
        hintId="hint"
        onFiles={() => undefined}
      />
    ),
  },
  render: (props) => (
    <div>
      <FileDrop {...props} />
      <p id="hint">A PDF</p>
    </div>
  ),
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

const file = new File(['%PDF-1.7'], 'one.pdf', { type: 'application/pdf' })

/** A dragged thing as the browser hands it over: a script cannot make a file of the disk. */
const dragged = (kind: 'file' | 'folder'): DataTransfer => {
  const item = {
    kind: 'file',
    type: file.type,
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isFile: kind === 'file', isDirectory: kind === 'folder', name: 'one' }),
  }
  return Object.defineProperties(new DataTransfer(), {
    types: { value: ['Files'] },
    items: { value: [item] },
  })
}

export const Dropped: Story = {
  args: { onFiles: fn() },
  play: async ({ canvasElement, args }) => {
    const zone = within(canvasElement).getByText('Drop or paste files here').parentElement
    if (!zone) throw new Error('The label stands in its zone')
    for (const kind of ['folder', 'file'] as const) {
      const dataTransfer = dragged(kind)
      await fireEvent.dragEnter(zone, { dataTransfer })
      await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'))
      await fireEvent.drop(zone, { dataTransfer })
      await waitFor(() => expect(zone).not.toHaveAttribute('data-drop-target'))
    }
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([file]))
    await expect(args.onFiles).toHaveBeenCalledOnce()
  },
}

/** By the keys alone: what the clipboard holds is taken while the button has the focus. A text is none of its business. */
export const Pasted: Story = {
  args: { onFiles: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    const text = new DataTransfer()
    text.setData('text/plain', 'a text')
    const files = new DataTransfer()
    files.items.add(file)
    for (const clipboardData of [text, files])
      await fireEvent(button, new ClipboardEvent('paste', { bubbles: true, clipboardData }))
    await expect(args.onFiles).toHaveBeenCalledWith([file])
    await expect(args.onFiles).toHaveBeenCalledOnce()
  },
}
