import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  aNonRefundableReservation,
  aPaidReservation,
  aReservation,
  aRoom,
  anAddOn,
  aReservationWithBalance,
  fixtureNow,
} from '@veranda/domain/fixtures'
import { money, type Reservation } from '@veranda/domain'
import { expect, within } from 'storybook/test'
import { PolicyTimeline } from './index.ts'

const of = ({ policyTimeline: tiers, rooms, pricing: { balance } }: Reservation) => ({
  tiers,
  rooms,
  balance,
})

const meta = {
  title: 'Patterns/Policy timeline',
  component: PolicyTimeline,
  args: {
    ...of(aPaidReservation()),
    now: fixtureNow,
    hotelTimeZone: 'America/Cancun',
    guestTimeZone: 'Europe/Rome',
  },
} satisfies Meta<typeof PolicyTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const FreeNow: Story = {}
/** The sums rest on what is paid: that is said as long as something is due. */
export const WithBalance: Story = {
  args: of(aReservationWithBalance()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Based on the \$825 paid so far/)).toBeVisible()
  },
}
export const LastDay: Story = { args: { now: '2027-03-14T12:00:00Z' } }
export const NothingToCancel: Story = { args: { tiers: [] } }
export const NonRefundable: Story = { args: of(aNonRefundableReservation()) }

const mixed = aReservation({
  rooms: [
    aRoom({ services: [anAddOn({ date: '2027-03-15', noticeDays: 4 })] }),
    aRoom({ roomNumber: 2, kind: 'non-refundable', view: 'garden', category: { name: 'Junior Suite' } }),
  ],
  transfer: { price: money(9000, 'USD'), isPaid: true, noticeDays: 2 },
})

/** Rooms under different terms, an add-on and a transfer past their notice: each amount says what it is for. */
export const EachAmountNamed: Story = {
  args: of(mixed),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(within(list).getAllByText(/Junior Suite/)[0]).toBeVisible()
    await expect(list).not.toHaveTextContent(/fixed amount/)
  },
}
