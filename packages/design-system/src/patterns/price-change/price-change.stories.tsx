import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@veranda/domain'
import {
  aRateCalendarRoom,
  aStayChange,
  aFlexiblePolicy,
  aPromotion,
  aRateCalendar,
  aReservation,
  aReservationWithBalance,
  aRoom,
  aYenCalendar,
  aYenReservation,
  fixtureNow,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { says } from '../../testing/says.ts'
import { PriceChange, type PriceChangeProps } from './index.ts'

function WithTiming(props: PriceChangeProps) {
  const [timing, setTiming] = useState(props.timing)
  return (
    <PriceChange
      {...props}
      timing={timing}
      onTimingChange={(chosen) => {
        setTiming(chosen)
        props.onTimingChange(chosen)
      }}
    />
  )
}

const priceDecrease = { arrival: '2027-04-19', departure: '2027-04-24' } as const

const meta = {
  title: 'Patterns/Price change',
  component: PriceChange,
  args: {
    change: aStayChange(),
    zone: 'America/Cancun',
    now: fixtureNow,
    timing: 'now',
    onTimingChange: fn(),
  },
  render: (args) => <WithTiming {...args} />,
} satisfies Meta<typeof PriceChange>
export default meta
type Story = StoryObj<typeof meta>

/** Every night is marked; when it is paid is asked, and heard. */
export const PriceIncrease: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [, later] = canvas.getAllByRole('radio')
    if (!later) throw new Error('There are two ways to pay')
    await expect(later).toHaveAccessibleDescription(/pay it online/)
    await userEvent.click(later)
    await expect(args.onTimingChange).toHaveBeenCalledWith('before-arrival')
    await expect(later).toBeChecked()
    const details = canvasElement.querySelector('details')
    if (details) details.open = true
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0)
  },
}
export const BothCurrencies: Story = { args: { guestCurrency: { currency: 'CAD', rate: 1.3741 } } }
export const PriceDecreaseWithRefund: Story = { args: { change: aStayChange({ stay: priceDecrease }) } }
export const PriceDecreaseLowersBalance: Story = {
  args: {
    change: aStayChange({ stay: priceDecrease, reservation: aReservationWithBalance() }),
  },
}
export const OneTimingOnly: Story = { args: { change: aStayChange({ payment: { timings: ['now'] } }) } }
export const AtCheckIn: Story = {
  args: { timing: 'at-check-in', change: aStayChange({ payment: { timings: ['now', 'at-check-in'] } }) },
}
export const PromotionLost: Story = {
  args: {
    lost: { code: 'EARLYSUN', saving: money(43_676, 'USD') },
    change: aStayChange({
      calendar: aRateCalendar({ promotion: aPromotion() }),
      stay: { arrival: '2027-04-29', departure: '2027-05-04' },
    }),
  },
}
export const PromotionApplied: Story = {
  args: { change: aStayChange({ calendar: aRateCalendar({ promotion: aPromotion() }) }) },
}
/** A code that is entered later prices the nights that come to the stay, not those that are booked: that is said. */
export const PromotionForNewNightsOnly: Story = {
  args: {
    change: aStayChange({
      calendar: aRateCalendar({
        promotion: aPromotion({
          promotion: { kind: 'percent', code: 'EARLYSUN', percent: 15, appliesTo: 'new-nights' },
        }),
      }),
    }),
  },
  play: says(
    'Your code applies to new nights only',
    'It reduces the price of the nights you add; nights you’ve already booked are priced without it.',
  ),
}
export const PolicyGotWorse: Story = {
  args: {
    change: aStayChange({
      policyAfter: {
        ...aFlexiblePolicy,
        tiers: [
          { daysBefore: 21, charge: { kind: 'percent', percent: 50 } },
          { daysBefore: 7, charge: { kind: 'whole-stay' } },
        ],
      },
    }),
  },
}
/** Moved while a penalty was in force: a later tier that would cost less is shown at what cancelling costs, the floor. */
export const FloorAboveALaterTier: Story = {
  args: {
    change: aStayChange({
      policyAfter: {
        ...aFlexiblePolicy,
        tiers: [{ daysBefore: 7, charge: { kind: 'nights', count: 1 } }],
        floor: money(123_750, 'USD'),
      },
    }),
  },
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true
    const [, after] = [...canvasElement.querySelectorAll('details ul')].slice(-2)
    await expect(after?.querySelectorAll('li')).toHaveLength(1)
    await expect(after).toHaveTextContent(/1[.,]237[.,]50/)
  },
}
export const TransferNotGuaranteed: Story = {
  args: {
    change: aStayChange({
      stay: { arrival: '2027-03-02', departure: '2027-03-08' },
      reservation: aReservation({
        transfer: { price: money(9000, 'USD'), isPaid: true, noticeDays: 2 },
      }),
    }),
  },
  play: says('less than 48 hours away, so we can’t guarantee your transfer on the new dates'),
}
export const TwoRooms: Story = {
  args: {
    change: aStayChange({
      reservation: aReservation({
        rooms: [aRoom(), aRoom({ roomNumber: 2, category: { name: 'Junior Suite, Garden View' } })],
      }),
      calendar: aRateCalendar({
        rooms: [aRateCalendarRoom(), aRateCalendarRoom({ roomNumber: 2, roomTypeId: 902 })],
      }),
    }),
  },
}
export const Yen: Story = {
  args: { change: aStayChange({ reservation: aYenReservation(), calendar: aYenCalendar() }) },
}
