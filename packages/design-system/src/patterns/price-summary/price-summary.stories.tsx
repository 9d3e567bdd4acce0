import type { Meta, StoryObj } from '@storybook/react-vite'
import { money, type Reservation } from '@veranda/domain'
import { aReservationWithBalance, aYenReservation } from '@veranda/domain/fixtures'
import { expect, within } from 'storybook/test'
import { PriceSummary } from './index.ts'

const meta = {
  title: 'Patterns/Price summary',
  component: PriceSummary,
  args: { reservation: aReservationWithBalance(), guestCurrency: { currency: 'CAD', rate: 1.3741 } },
} satisfies Meta<typeof PriceSummary>
export default meta
type Story = StoryObj<typeof meta>

export const BothCurrencies: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Taxes and fees included')).toBeVisible()
  },
}
/** What is due at check-in can be paid online before. */
export const ToPayOnline: Story = {
  args: { hrefOf: (action) => `#${action}`, reservation: dueAtCheckIn(aReservationWithBalance()) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toHaveAttribute('href', '#pay')
  },
}
/** What is due before arrival is paid from the step above, and nowhere twice. */
export const PaidFromTheStepAbove: Story = {
  args: { hrefOf: (action) => `#${action}` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Balance due')
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
/** Each payment with its amount, day and card. */
export const PaidWithTwoCards: Story = {
  args: {
    reservation: {
      ...aReservationWithBalance(),
      history: [
        { at: '2026-11-02T17:20:00Z', kind: 'booked', by: 'guest' },
        ...[
          {
            paid: money(50_000, 'USD'),
            card: { scheme: 'visa', lastDigits: '1111' },
            at: '2026-11-02T17:21:00Z',
          },
          {
            paid: money(32_500, 'USD'),
            card: { scheme: 'mc', lastDigits: '5454' },
            at: '2026-12-01T15:00:00Z',
          },
        ].map((payment) => ({ ...payment, kind: 'paid' as const, by: 'guest' as const })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const payments = await within(canvasElement).findByText(/ending in 1111/)
    await expect(payments).toHaveTextContent(
      '$500.00, Nov 2, Visa ending in 1111; $325.00, Dec 1, Mastercard ending in 5454',
    )
  },
}
export const PartOfItDueAtTheHotel: Story = {
  args: { reservation: withDueAtHotel(aReservationWithBalance()) },
}
/** What was taken off stands in a box as wide as the prices above it. */
export const AnAmountOff: Story = {
  args: {
    reservation: {
      ...aReservationWithBalance(),
      promotion: { kind: 'amount', code: 'WELCOME50', amount: money(5000, 'USD') },
    },
  },
  play: async ({ canvasElement }) => {
    const code = await within(canvasElement).findByText(/WELCOME50/)
    const box = code.parentElement?.parentElement
    const lines = canvasElement.querySelector('dl')
    await expect(box?.clientWidth).toBe(lines?.clientWidth)
    await expect(lines?.clientWidth).toBeGreaterThan(200)
  },
}
export const Yen: Story = { args: { reservation: aYenReservation(), guestCurrency: undefined } }

function dueAtCheckIn(reservation: Reservation): Reservation {
  return { ...reservation, pricing: { ...reservation.pricing, balanceDue: { kind: 'at-check-in' } } }
}

function withDueAtHotel(reservation: Reservation): Reservation {
  return { ...reservation, pricing: { ...reservation.pricing, dueAtHotel: money(12_500, 'USD') } }
}
