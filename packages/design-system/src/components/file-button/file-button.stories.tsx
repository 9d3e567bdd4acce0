import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { laterIcons } from '../icon/later-icons.ts'
import { chooserIn } from '../../testing/chooser-in.ts'
import { FileButton } from './index.ts'

const meta = {
  title: 'Components/File button',
  component: FileButton,
  args: {
    icon: laterIcons.plus,
    label: 'Open a file',
    accept: 'application/pdf',
    hintId: 'hint',
    onFiles: fn(),
  },
  render: (props) => (
    <div>
      <FileButton {...props} />
      <p id="hint">A PDF</p>
    </div>
  ),
} satisfies Meta<typeof FileButton>
export default meta
type Story = StoryObj<typeof meta>

/** A press opens the device's chooser, with a mouse and by the keys. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open a file', description: 'A PDF' })
    const input = chooserIn(canvasElement)
    const opened = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', opened)
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledTimes(2)
    input.removeEventListener('click', opened)
    const file = new File(['%PDF-1.7'], 'one.pdf', { type: 'application/pdf' })
    await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}
export const Disabled: Story = { args: { disabled: true } }
