import type { Meta, StoryObj } from '@storybook/react-vite'
import { aNonRefundableReservation, aPaidReservation, aPastStay } from '@veranda/domain/fixtures'
import { expect, within } from 'storybook/test'
import { ActionsList } from './index.ts'

const meta = {
  title: 'Patterns/Actions list',
  component: ActionsList,
  args: {
    actions: aPaidReservation().actions,
    hotelTimeZone: 'America/Cancun',
    guestTimeZone: 'Europe/Rome',
    hrefOf: (action) => `#${action}`,
  },
} satisfies Meta<typeof ActionsList>
export default meta
type Story = StoryObj<typeof meta>

const namesTheClock =
  (times: number): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    expect(within(canvasElement).queryAllByText(/hotel/i)).toHaveLength(times)

export const EverythingOpen: Story = {
  play: async (story) => {
    await namesTheClock(1)(story)
    const cancel = within(story.canvasElement).getByRole('link', { name: /^Cancel rooms or stay/ })
    await expect(cancel).toHaveAttribute('href', '#cancel')
  },
}
/** Whose clock it is goes without saying where the guest’s shows the same. */
export const OnTheSameClock: Story = {
  args: { guestTimeZone: 'America/Cancun' },
  play: namesTheClock(0),
}
export const NonRefundable: Story = { args: { actions: aNonRefundableReservation().actions } }
export const StayOver: Story = { args: { actions: aPastStay().actions } }
export const NothingOpen: Story = { args: { actions: [] } }
