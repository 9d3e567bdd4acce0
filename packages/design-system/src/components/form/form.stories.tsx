import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import { Form } from './index.ts'

const meta = { title: 'Components/Form', component: Form } satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** After a submit the first wrong field has the focus. */
export const SentEmpty: Story = {
  args: { label: 'Names', onSubmit: () => undefined, children: '' },
  render: function Live(args) {
    const [sent, setSent] = useState(false)
    const error = sent ? 'Please fill this in.' : undefined
    return (
      <Form label={args.label} onSubmit={() => setSent(true)}>
        <TextField label="First name" name="first" value="Ana" onChange={() => undefined} />
        <TextField label="Last name" name="last" value="" error={error} onChange={() => undefined} />
        <Button tone="primary" type="submit">
          Send
        </Button>
      </Form>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toBeInvalid()
    // Another try with the same fault leads to it again.
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus()
  },
}
