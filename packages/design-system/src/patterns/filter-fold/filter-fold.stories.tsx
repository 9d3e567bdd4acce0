import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { Text } from '../../components/text/index.ts'
import { FilterFold } from './index.ts'

const meta = {
  title: 'Patterns/Filter fold',
  component: FilterFold,
  args: { children: <Text>From, to, who and what.</Text> },
} satisfies Meta<typeof FilterFold>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}

/** It stays open while what was chosen is let go. */
export const SomethingChosen: Story = {
  render: function Chosen() {
    const [isChosen, setChosen] = useState(true)
    return (
      <FilterFold isOpen={isChosen}>
        <Button tone="secondary" onPress={() => setChosen(false)}>
          Clear
        </Button>
      </FilterFold>
    )
  },
  play: async ({ canvasElement }) => {
    const clear = within(canvasElement).getByRole('button', { name: 'Clear' })
    await expect(clear).toBeVisible()
    await userEvent.click(clear)
    await expect(clear).toBeVisible()
  },
}
