import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Text } from '../text/index.ts'
import { Sheet } from './index.ts'

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  args: {
    title: 'Dates',
    closeLabel: 'Close',
    children: <Text>Here something is chosen.</Text>,
    foot: <Button tone="primary">Done</Button>,
    onClose: () => undefined,
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Short: Story = { args: { isShort: true, foot: undefined } }
export const WithoutAFoot: Story = { args: { foot: undefined } }
export const Long: Story = {
  args: {
    children: Array.from({ length: 20 }, (_, index) => (
      <Button key={index} tone="secondary" wide>
        One among many
      </Button>
    )),
  },
}

/** Escape closes it, and the focus is where it was. */
export const ComesAndGoes: Story = {
  render: function Live(args) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button tone="secondary" onPress={() => setIsOpen(true)}>
          Change dates
        </Button>
        {isOpen && <Sheet {...args} onClose={() => setIsOpen(false)} />}
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Change dates' })
    await userEvent.click(opener)
    await expect(await screen.findByRole('heading', { name: 'Dates' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
