import type { Meta, StoryObj } from '@storybook/react-vite'
import { theAgeRanges } from '@veranda/domain/fixtures'
import { aHelp } from '../help-line/a-help.ts'
import { GuestAges, useAgeWords } from './index.ts'

function Announcement() {
  const ages = useAgeWords()
  return (
    <ul>
      {theAgeRanges.map((range) => (
        <li key={range.category}>
          {ages.name(range)}, {ages.span(range)}
        </li>
      ))}
    </ul>
  )
}

const meta = {
  title: 'Patterns/Guest ages',
  component: GuestAges,
  args: { ranges: theAgeRanges, help: aHelp(), children: <Announcement /> },
} satisfies Meta<typeof GuestAges>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const NoAgeRange: Story = { args: { ranges: [] } }
