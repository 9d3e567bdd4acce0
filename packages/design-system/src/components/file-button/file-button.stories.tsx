import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { laterIcons } from '../icon/later-icons.ts'
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

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const file = new File(['%PDF-1.7'], 'one.pdf', { type: 'application/pdf' })
    await userEvent.upload(within(canvasElement).getByLabelText('Open a file'), file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}
export const Disabled: Story = { args: { disabled: true } }
