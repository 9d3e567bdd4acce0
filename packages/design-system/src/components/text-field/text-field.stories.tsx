import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TextField } from './index.ts'

const meta = { title: 'Components/TextField', component: TextField } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

const usual = { label: 'First name', name: 'first-name', value: '', onChange: () => undefined }

export const Empty: Story = {
  args: usual,
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return <TextField {...args} value={value} onChange={setValue} />
  },
}
export const WithHint: Story = {
  args: { ...usual, value: 'Ana Lucía', hint: 'As it stands on the confirmation.' },
}
export const Wrong: Story = {
  args: {
    ...usual,
    value: '7',
    error: 'Please write the name with letters.',
    hint: 'As it stands on the confirmation.',
  },
}
export const Disabled: Story = { args: { ...usual, value: 'Ana Lucía', disabled: true } }
