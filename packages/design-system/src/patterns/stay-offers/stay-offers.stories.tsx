import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@veranda/domain'
import { aRateCalendar, aYenCalendar, aYenReservation } from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MonthChoices, StayChooser, type StayChooserProps } from './index.ts'

function WithViews(props: StayChooserProps) {
  const [view, setView] = useState(props.view)
  return (
    <>
      <StayChooser {...props} view={view} onViewChange={setView} />
      <MonthChoices {...props} />
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
export const AroundDatesThatCannotBeHad: Story = {
  args: { chosen: { arrival: '2027-03-25', departure: '2027-03-30' } },
}
export const Yen: Story = {
  args: { calendar: aYenCalendar(), currentTotal: aYenReservation().pricing.total },
}
