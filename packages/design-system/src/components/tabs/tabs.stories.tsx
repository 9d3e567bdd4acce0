import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Text } from '../text/index.ts'
import { Tabs } from './index.ts'

const meta = { title: 'Components/Tabs', component: Tabs } satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

/** One stop for the tab key; an arrow moves to the neighbour and shows it. */
export const Arrows: Story = {
  args: {
    label: 'Rooms',
    selected: 'one',
    onSelect: () => undefined,
    tabs: [
      { key: 'one', label: 'Garden suite', panel: <Text>Two guests</Text> },
      { key: 'two', label: 'Ocean view suite', panel: <Text>Three guests</Text> },
      { key: 'three', label: 'Family villa with a pool', panel: <Text>Six guests</Text> },
    ],
  },
  render: function Live(args) {
    const [selected, setSelected] = useState(args.selected)
    return <Tabs {...args} selected={selected} onSelect={setSelected} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: 'Garden suite' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Ocean view suite' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Ocean view suite' })).toHaveTextContent('Three guests')
  },
}
