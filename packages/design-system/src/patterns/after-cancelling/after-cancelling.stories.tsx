import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  aCancellationReceipt,
  aCancellationUnderReview,
  aCancelledReservation,
  aCreditedCancellation,
  aReservation,
  aRoom,
  aReservationUnderReview,
  aThreeRoomReservation,
  fixtureNow,
} from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { money } from '@veranda/domain'
import { Notice } from '../../components/notice/index.ts'
import { AfterCancelling } from './index.ts'

const meta = {
  title: 'Patterns/After cancelling',
  component: AfterCancelling,
  args: {
    reservation: aCancelledReservation(),
    receipt: aCancellationReceipt({ reservation: aReservation({ rooms: [aRoom()] }) }),
    clock: () => fixtureNow,
    guestTimeZone: 'America/New_York',
    workingDays: 5,
    href: '/cancellation/done',
    onNavigate: fn((event) => event.preventDefault()),
    onPrint: fn(),
  },
} satisfies Meta<typeof AfterCancelling>
export default meta
type Story = StoryObj<typeof meta>

const leadsThere: Story['play'] = async ({ canvasElement, args }) => {
  await userEvent.click(await within(canvasElement).findByRole('link'))
  await expect(args.onNavigate).toHaveBeenCalled()
}

export const CanBeReinstated: Story = { play: leadsThere }
export const CanBeWithdrawn: Story = {
  args: { reservation: aReservationUnderReview(), receipt: aCancellationUnderReview() },
  render: (args) => (
    <Notice tone="caution" title="—" action={<AfterCancelling {...args} />}>
      —
    </Notice>
  ),
  play: leadsThere,
}
export const TimeIsOver: Story = { args: { clock: () => '2027-06-01T12:00:00Z' }, play: leadsThere }
/** The line was lost: the page behind the link has to say what there is. */
export const NotRead: Story = { args: { receipt: 'unread' }, play: leadsThere }
/** The credit's number, worth and last day, with the way back while there is time. */
export const RetainedAsCredit: Story = {
  args: { receipt: aCreditedCancellation() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('CRN-4F7K-QM2P')).toBeVisible()
    await expect(canvas.getAllByRole('button')[0]).toBeVisible()
  },
}
const visa = { scheme: 'visa', lastDigits: '4242' }
/** A month later: on which card it is, and since when. */
export const Refunded: Story = {
  args: {
    clock: () => '2027-04-01T12:00:00Z',
    receipt: aCancellationReceipt(
      {},
      {
        refunds: [
          {
            refundId: 'r1',
            amount: money(250_000, 'USD'),
            state: 'paid',
            card: visa,
            since: '2027-03-03T12:00:00Z',
          },
        ],
      },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/4242/)).toBeVisible()
    await expect(within(canvasElement).getByText(/March 3|Mar 3/)).toBeVisible()
  },
}
/** One room went before: the sums are those of the other, and said to be. */
export const OneAfterTheOther: Story = {
  args: {
    reservation: { ...aCancelledReservation(), rooms: [aRoom(), aRoom({ roomNumber: 2 })] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('For the room canceled last')).toBeVisible()
  },
}
export const Asking: Story = { args: { receipt: 'asking' } }

const three = aThreeRoomReservation()
const oneGone = {
  ...three,
  rooms: three.rooms.map((room) =>
    room.roomNumber === 2 ? { ...room, status: 'cancelled' as const } : room,
  ),
}
export const OneRoomOfThree: Story = {
  args: { reservation: oneGone },
  play: leadsThere,
}
/** Cancelled elsewhere: there is no receipt to see. */
export const WithoutReceipt: Story = {
  args: { reservation: oneGone, receipt: 'none' },
}
