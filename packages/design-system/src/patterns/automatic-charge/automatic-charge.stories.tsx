import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@veranda/domain'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AutomaticCharge } from './index.ts'
import { says } from '../../testing/says.ts'

const charge = {
  state: 'scheduled',
  card: { scheme: 'visa', lastDigits: '1111', expires: '2030-07' },
  amount: money(344_000, 'USD'),
  beyond: money(0, 'USD'),
  on: '2027-03-04',
} as const

const meta = {
  title: 'Patterns/Automatic charge',
  component: AutomaticCharge,
  args: {
    charge,
    payHref: '/payment',
    onPay: fn((event) => event.preventDefault()),
    cancelling: 'possible',
    onCancel: fn(),
  },
} satisfies Meta<typeof AutomaticCharge>
export default meta
type Story = StoryObj<typeof meta>

/** Until the day comes it can be changed or cancelled. */
export const Scheduled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link'))
    await expect(args.onPay).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const Cancelling: Story = { args: { cancelling: 'under-way' } }
export const NotCancelled: Story = { args: { cancelling: 'failed' } }
/** A change made the balance larger: nothing beyond what was agreed is charged. */
export const MoreIsDue: Story = { args: { charge: { ...charge, beyond: money(62_500, 'USD') } } }
/** It was valid when it was stored. */
export const CardExpiresFirst: Story = {
  args: { charge: { ...charge, card: { ...charge.card, expires: '2027-02' } } },
}
export const Charging: Story = { args: { charge: { ...charge, state: 'charging' } } }
export const Declined: Story = {
  args: { charge: { ...charge, state: 'declined', on: '2027-03-06', declined: 'insufficient-funds' } },
  play: says('Your card was declined'),
}
export const DeclinedWithoutReason: Story = {
  args: { charge: { ...charge, state: 'declined', on: '2027-03-06', declined: 'refused' } },
}
const { on: _, ...withoutDay } = charge
/** After the last time there is nothing to cancel any more. */
export const GivenUp: Story = {
  args: { charge: { ...withoutDay, state: 'given-up', declined: 'not-proven' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
