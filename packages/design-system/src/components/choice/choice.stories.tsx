import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Text } from '../text/index.ts'
import { Choice } from './index.ts'
import { laterIcons } from '../icon/later-icons.ts'

const meta = {
  title: 'Components/Choice',
  component: Choice,
  args: {
    label: 'How would you like to be told?',
    value: 'letter',
    onChange: () => undefined,
    options: [
      { value: 'letter', label: 'By letter', icon: laterIcons.mail },
      { value: 'call', label: 'By telephone', icon: laterIcons.phone },
      { value: 'other', label: 'In another way', body: <Text look="small">At the front desk.</Text> },
    ],
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return <Choice {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Choice>
export default meta
type Story = StoryObj<typeof meta>

export const FirstChosen: Story = {}
export const UnderItsHeading: Story = { args: { look: 'heading' } }
export const WithItsBody: Story = { args: { value: 'other' } }

/** One stop for the tab key; the arrows choose. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('radio')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
    await expect(canvas.getByText('At the front desk.')).not.toBeVisible()
  },
}
