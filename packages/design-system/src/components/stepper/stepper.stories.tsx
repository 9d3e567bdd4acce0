import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Stepper } from './index.ts'

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Teens',
    hint: 'ages 13 to 17',
    detail: '$120.00 each',
    value: 1,
    most: 3,
    valueText: '',
    lessLabel: 'One teen fewer',
    moreLabel: 'One teen more',
    onChange: () => undefined,
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return <Stepper {...args} value={value} valueText={`${value} teens`} onChange={setValue} />
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const InBetween: Story = {}
export const None: Story = { args: { value: 0, detail: undefined } }
export const OnlyALabel: Story = { args: { hint: undefined, detail: undefined } }

/** Neither press goes past its end, and the focus stays on it. */
export const AtItsEnds: Story = {
  args: { value: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const more = canvas.getByRole('button', { name: 'One teen more' })
    await userEvent.click(more)
    await expect(canvas.getByRole('status')).toHaveTextContent('3 teens')
    await userEvent.click(more)
    await expect(canvas.getByRole('status')).toHaveTextContent('3 teens')
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(more).toHaveFocus()
  },
}

export const ByTheArrows: Story = {
  args: { value: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'One teen fewer' }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 teens')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent('0 teens')
  },
}
