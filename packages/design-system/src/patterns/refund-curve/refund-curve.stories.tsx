import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Instant, money, refundCurve } from '@veranda/domain'
import {
  aNonRefundableReservation,
  aReservationWithBalance,
  aThreeRoomReservation,
  aYenReservation,
  fixtureNow,
} from '@veranda/domain/fixtures'
import { expect, within } from 'storybook/test'
import { RefundCurve } from './index.ts'

const three = aThreeRoomReservation()

const meta = {
  title: 'Patterns/Refund curve',
  component: RefundCurve,
  args: {
    tiers: refundCurve(three, [1, 2, 3]),
    rooms: 3,
    now: fixtureNow,
    arrival: '2027-03-14T20:00:00Z',
    zones: { hotel: 'America/Cancun', guest: 'Europe/Rome' },
  },
} satisfies Meta<typeof RefundCurve>
export default meta
type Story = StoryObj<typeof meta>

/** The penalty tier of now is the row that says so. */
export const FreeNow: Story = {
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('[aria-current=time]')
    await expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .at(-1),
    ).toHaveTextContent(/7\W?509/)
  },
}
/** One deadline is over. */
export const TwoNightsNow: Story = { args: { now: '2027-03-09T12:00:00Z' } }
export const LastDay: Story = { args: { now: '2027-03-14T09:00:00Z' } }
export const OneRoom: Story = { args: { tiers: refundCurve(three, [2]), rooms: 1 } }
export const MonthsAhead: Story = { args: { now: '2026-11-02T12:00:00Z' } }
export const AtTheHotelsOwnTime: Story = {
  args: { zones: { hotel: 'America/Cancun', guest: 'America/Cancun' } },
}
export const NonRefundable: Story = {
  args: { tiers: refundCurve(aNonRefundableReservation(), [1]) },
}
export const StillOutstanding: Story = { args: { tiers: refundCurve(aReservationWithBalance(), [1]) } }
export const Yen: Story = {
  args: {
    tiers: refundCurve(
      aYenReservation(),
      aYenReservation().rooms.map(({ roomNumber }) => roomNumber),
    ),
  },
}
/** Nine rooms of many rates: more steps than labels have room for. */
export const ManySteps: Story = {
  args: {
    tiers: [9, 8, 6, 5, 3, 2, 0].map((share, index, all) => ({
      ...(index === 0 ? {} : { from: dayOf(index) }),
      ...(index === all.length - 1 ? {} : { until: dayOf(index + 1) }),
      penalty: money((9 - share) * 123_456, 'USD'),
      refund: money(share * 123_456, 'USD'),
      outstanding: money(0, 'USD'),
    })),
  },
}

function dayOf(index: number): Instant {
  return `2027-03-${String(3 + index).padStart(2, '0')}T20:00:00Z`
}
