import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Reservation } from '@veranda/domain'
import {
  aPaidReservation,
  aPastStay,
  aReservationUnderReview,
  aReservationWithBalance,
} from '@veranda/domain/fixtures'
import { aHelp } from '../help-line/a-help.ts'
import { expect, within } from 'storybook/test'
import { wrappedOnAPhone } from '../../testing/wrapped-on-a-phone.ts'
import { NextStepBar } from './index.ts'

const meta = {
  title: 'Patterns/Next step',
  component: NextStepBar,
  args: { reservation: aReservationWithBalance(), help: aHelp(), hrefOf: (action) => `#${action}` },
} satisfies Meta<typeof NextStepBar>
export default meta
type Story = StoryObj<typeof meta>

export const ToPay: Story = {
  args: { guestCurrency: { currency: 'CAD', rate: 1.3741 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#pay')
    await expect(await wrappedOnAPhone(() => partsOf(canvasElement))).toEqual([])
  },
}
/** What is due at check-in is said, and leaves the step free for a better stay. */
export const DueAtCheckIn: Story = {
  args: { reservation: dueAtCheckIn(aReservationWithBalance()) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/check-in|al llegar|all’arrivo/i)).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#add-services')
  },
}
export const Paid: Story = {
  args: { reservation: aPaidReservation() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#add-services')
    await expect(await wrappedOnAPhone(() => partsOf(canvasElement))).toEqual([])
  },
}
/** A stay that is over is looked up for its receipts. */
export const Over: Story = {
  args: { reservation: aPastStay() },
  play: async ({ canvasElement }) => {
    const receipts = within(canvasElement).getByRole('link', { name: /receipts|comprobantes|ricevute/ })
    await expect(receipts).toHaveAttribute('href', '#receipts')
    await expect(await wrappedOnAPhone(() => partsOf(canvasElement))).toEqual([])
  },
}
/** What is still due after the stay cannot be paid online. */
export const OverWithABalance: Story = {
  args: { reservation: { ...aPastStay(), pricing: aReservationWithBalance().pricing } },
  play: callsTheHotel,
}
export const UnderReview: Story = { args: { reservation: aReservationUnderReview() }, play: callsTheHotel }

/** The step, and beside it what is paid or due. */
/** What is pressed; beside it, what is to pay and by when may take two lines. */
const partsOf = (canvas: HTMLElement) => [canvas.querySelector('a')]

async function callsTheHotel({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const call = within(canvasElement).getByRole('link', { name: /^Call \+1 555 0100/ })
  await expect(call).toHaveAttribute('href', 'tel:+15550100')
}

function dueAtCheckIn(reservation: Reservation): Reservation {
  return { ...reservation, pricing: { ...reservation.pricing, balanceDue: { kind: 'at-check-in' } } }
}
