import type { Meta, StoryObj } from '@storybook/react-vite'
import { aReservationTomorrow, fixtureNow } from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../help-line/a-help.ts'
import { GettingReady } from './index.ts'

const meta = {
  title: 'Patterns/Getting ready',
  component: GettingReady,
  args: {
    reservation: aReservationTomorrow(),
    now: fixtureNow,
    help: aHelp(),
    announcedTime: undefined,
    state: 'resting',
    onTell: fn(),
  },
} satisfies Meta<typeof GettingReady>
export default meta
type Story = StoryObj<typeof meta>

export const Tomorrow: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement)
    await card.findByRole('heading', { name: 'You arrive tomorrow' })
    // The reservations line keeps office hours: it is not the front desk.
    const call = card.getByRole('heading', { name: 'Questions? Call us' }).parentElement
    await expect(call).toHaveTextContent(/Open now until 9:00 PM/)
    await userEvent.selectOptions(card.getByRole('combobox'), '17:00')
    await userEvent.click(card.getByRole('button', { name: 'Let us know' }))
    await expect(args.onTell).toHaveBeenCalledWith('17:00', 'We expect to arrive around 5:00 PM.')
  },
}
export const TimeReported: Story = { args: { announcedTime: '17:00' } }
export const Sending: Story = { args: { state: 'sending' } }
export const NotHeard: Story = { args: { state: 'failed' } }
export const InFiveDays: Story = { args: { now: '2027-02-25T17:00:00Z' } }
