import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TextArea } from './index.ts'

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'In your own words', name: 'words', value: '', onChange: () => undefined },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return <TextArea {...args} value={value} onChange={setValue} />
  },
}
export const Wrong: Story = { args: { error: 'This field is required', hint: 'A sentence is enough.' } }
