import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox } from './index.ts'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: {
    name: 'accepted',
    checked: false,
    onChange: () => undefined,
    children: 'I accept the terms, and have read how my data is kept',
  },
  render: function Live(args) {
    const [checked, setChecked] = useState(args.checked)
    return <Checkbox {...args} checked={checked} onChange={setChecked} />
  },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Ticked: Story = { args: { checked: true } }
export const Wrong: Story = { args: { error: 'Please accept the terms to continue.', required: true } }

/** The words are part of what can be pressed. */
export const PressedOnItsWords: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText(/I accept/))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
