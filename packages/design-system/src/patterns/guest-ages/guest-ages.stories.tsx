import type { Meta, StoryObj } from '@storybook/react-vite'
import { theAgeRanges } from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../help-line/a-help.ts'
import { GuestAges, type GuestAgesProps, useAgeWords } from './index.ts'

function Told({ ranges }: { readonly ranges: Parameters<GuestAgesProps['children']>[0] }) {
  const ages = useAgeWords()
  return (
    <ul>
      {ranges.map((range) => (
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
  args: {
    ages: { kind: 'known', ranges: theAgeRanges },
    help: aHelp(),
    onAgain: fn(),
    children: (ranges) => <Told ranges={ranges} />,
  },
} satisfies Meta<typeof GuestAges>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const Loading: Story = { args: { ages: { kind: 'loading' } } }
export const NoAgeRange: Story = { args: { ages: { kind: 'no-age-range' } } }
export const Failed: Story = {
  args: { ages: { kind: 'failed', failure: { kind: 'offline' } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement)
    await expect(args.onAgain).toHaveBeenCalled()
  },
}
