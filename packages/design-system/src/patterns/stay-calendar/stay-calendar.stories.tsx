import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Stay } from '@veranda/domain'
import { aRateCalendarRoom, aPromotion, aRateCalendar, aYenCalendar } from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StayCalendar, type StayCalendarProps } from './index.ts'

function WithChoice(props: StayCalendarProps) {
  const [chosen, setChosen] = useState(props.chosen)
  return (
    <StayCalendar
      {...props}
      chosen={chosen}
      onChoose={(stay) => {
        setChosen(stay)
        props.onChoose(stay)
      }}
      onClear={() => {
        setChosen(undefined)
        props.onClear()
      }}
    />
  )
}

const meta = {
  title: 'Patterns/Stay calendar',
  component: StayCalendar,
  args: { calendar: aRateCalendar(), onChoose: fn(), onClear: fn() },
  render: (args) => <WithChoice {...args} />,
} satisfies Meta<typeof StayCalendar>
export default meta
type Story = StoryObj<typeof meta>

/** The rate a month starts from is the lowest of all its days, wherever in the month that is. */
export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const april = canvasElement.querySelector<HTMLElement>('[data-month="2027-04-01"]')
    if (!april) throw new Error('The calendar does not show April')
    await expect(within(april).getByText('From $340.00 per night')).toBeVisible()
  },
}
/** The stay as it is booked keeps a dashed frame: another mark than what is chosen. */
export const Chosen: Story = {
  args: { chosen: { arrival: '2027-03-17', departure: '2027-03-23' } },
  play: async ({ canvasElement }) => {
    const first = canvasElement.querySelector('[data-now=start]')
    if (!first) throw new Error('The stay now has no mark')
    await expect(getComputedStyle(first, '::before').borderInlineStartStyle).toBe('dashed')
  },
}
export const MinimumOfThreeNights: Story = { args: { calendar: aRateCalendar({ minimumNights: 3 }) } }
export const TwoRoomsWithPromotion: Story = {
  args: {
    calendar: aRateCalendar({
      rooms: [
        aRateCalendarRoom(),
        aRateCalendarRoom({ roomNumber: 2, name: 'Junior Suite', roomTypeId: 902 }),
      ],
      promotion: aPromotion(),
    }),
  },
}
export const Yen: Story = { args: { calendar: aYenCalendar() } }

const day = (canvas: HTMLElement, date: string): HTMLElement => {
  const cell = canvas.querySelector<HTMLElement>(`[data-date="${date}"]`)
  if (!cell) throw new Error(`${date} is not shown`)
  return cell
}

/** Arrival and departure by keys alone; each departure says what it changes; Escape takes the choice back. */
export const ByKeysAlone: Story = {
  play: async ({ canvasElement, args }) => {
    const at = (date: string) => day(canvasElement, date)
    at('2027-03-14').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect(at('2027-03-20')).toHaveFocus()
    await userEvent.keyboard('{Home}{End}')
    await expect(canvasElement.querySelectorAll('[tabindex="0"][data-date]')).toHaveLength(1)
    await userEvent.keyboard('{PageDown}{PageUp}')
    at('2027-03-17').focus()
    await userEvent.keyboard('{Enter}')
    await expect(at('2027-03-23').textContent).toContain('+')
    await userEvent.keyboard('{Escape}')
    await expect(at('2027-03-23').textContent).not.toContain('+')
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowLeft} ')
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      arrival: '2027-03-17',
      departure: '2027-03-23',
    } satisfies Stay)
    await expect(at('2027-03-20')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClear).toHaveBeenCalled()
  },
}

/** A day that cannot be had chooses nothing and says why. */
export const SoldOutDayPressed: Story = {
  args: { onChoose: fn() },
  play: async ({ canvasElement, args }) => {
    const cell = day(canvasElement, '2027-03-27')
    await expect(cell).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(cell)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Superior Deluxe, Ocean View')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** Nobody sleeps through a sold-out night: the days behind it look and read so, and the arrival stays as it was chosen. */
export const BehindASoldOutNight: Story = {
  args: { onChoose: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(day(canvasElement, '2027-03-24'))
    const [night, behind] = ['2027-03-27', '2027-03-30'].map((date) => day(canvasElement, date))
    await expect(night).toHaveAttribute('data-sold-out')
    await expect(night).not.toHaveAttribute('aria-disabled')
    await expect(behind).toHaveAttribute('aria-disabled', 'true')
    const latest = 'Mar 27 is sold out, so a stay starting Mar 24 must end by Mar 27.'
    await expect(behind).toHaveTextContent(latest)
    await userEvent.click(day(canvasElement, '2027-03-30'))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(latest)
    await expect(day(canvasElement, '2027-03-24')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(day(canvasElement, '2027-03-27'))
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      arrival: '2027-03-24',
      departure: '2027-03-27',
    } satisfies Stay)
  },
}

/** A year is gone to, not turned through. */
export const GoesToAMonth: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Go to a month'), '2027-11-01')
    await expect(day(canvasElement, '2027-12-24')).toBeVisible()
  },
}

export const DeparturesWithDifferences: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(day(canvasElement, '2027-03-10'))
    await waitFor(() => expect(day(canvasElement, '2027-03-11')).toHaveTextContent(/−2[,.]?065/))
  },
}
