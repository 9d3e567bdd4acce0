import type { Meta, StoryObj } from '@storybook/react-vite'
import { money, type Stay } from '@veranda/domain'
import { aRateCalendar, aYenCalendar, aYenReservation } from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MonthChoices, StayChooser, type StayChooserProps } from './index.ts'

/** What is chosen is kept, as the portal keeps it. */
function WithViews(props: StayChooserProps) {
  const [view, setView] = useState(props.view)
  const [chosen, setChosen] = useState(props.chosen)
  const retained = {
    ...props,
    chosen,
    onChoose: (stay: Stay) => {
      setChosen(stay)
      props.onChoose(stay)
    },
  }
  return (
    <>
      <StayChooser {...retained} view={view} onViewChange={setView} />
      <MonthChoices {...retained} />
    </>
  )
}

const meta = {
  title: 'Patterns/Stay offers',
  component: StayChooser,
  args: {
    calendar: aRateCalendar(),
    currentTotal: money(288_000, 'USD'),
    view: 'list',
    onViewChange: fn(),
    onChoose: fn(),
    onClear: fn(),
  },
  render: (args) => <WithViews {...args} />,
} satisfies Meta<typeof StayChooser>
export default meta
type Story = StoryObj<typeof meta>

export const AroundTheStayNow: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: /nights/ })
    if (!first) throw new Error('The list has offers')
    await userEvent.click(first)
    await expect(args.onChoose).toHaveBeenCalled()
  },
}
/** The list stays as it is: the stay that was chosen keeps the focus, and what was unfolded stays unfolded. */
export const ChosenInTheList: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [asLong = canvasElement, otherLengths = canvasElement] = canvas.getAllByRole('list')
    await userEvent.click(canvas.getAllByRole('button', { name: /^Show/ })[0] ?? canvasElement)
    const unfolded = within(asLong).getAllByRole('button')
    for (const offer of [unfolded.at(-1), unfolded[1], within(otherLengths).getAllByRole('button')[0]]) {
      await userEvent.click(offer ?? canvasElement)
      await expect(offer).toHaveFocus()
      await expect(offer).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(within(asLong).getAllByRole('button')).toEqual(unfolded)
  },
}
export const AroundDatesThatCannotBeHad: Story = {
  args: { chosen: { arrival: '2027-03-25', departure: '2027-03-30' } },
}
export const Yen: Story = {
  args: { calendar: aYenCalendar(), currentTotal: aYenReservation().pricing.total },
}
