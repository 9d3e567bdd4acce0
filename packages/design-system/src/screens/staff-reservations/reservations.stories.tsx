import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@veranda/domain'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inset } from '../../components/layout/index.ts'
import { aListedReservation } from './a-staff-reservation.ts'
import { ReservationsScreen } from './index.ts'

const query = {
  search: '',
  property: '',
  state: '',
  arrivalFrom: '',
  arrivalTo: '',
  order: 'latest-arrival',
  pageAt: '',
} as const

const meta = {
  title: 'Screens/Staff reservations/List',
  component: ReservationsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Inset size="page">
        <Story />
      </Inset>
    ),
  ],
  args: {
    query,
    properties: [
      { propertyId: 1, name: 'Costa Esmeralda Beach Resort' },
      { propertyId: 2, name: 'Marina Cancún' },
    ],
    page: {
      reservations: [
        aListedReservation(),
        aListedReservation({
          reservationCode: 'ZPCU-104A7D-QX',
          guestName: 'José María Fernández de la Vega y Ruiz',
          rooms: 3,
          status: 'under-review',
        }),
        aListedReservation({
          reservationCode: 'ZPCU-104A7E-ZZ',
          guestName: '',
          status: 'pending-payment',
          balance: money(165_000, 'USD'),
        }),
        aListedReservation({ reservationCode: 'ZPCU-104A7F-AA', status: 'cancelled' }),
      ],
      next: 'after~2027-03-14~7',
    },
    state: 'ready',
    onQuery: fn(),
    onOpen: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof ReservationsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What is typed is searched for with Enter, from the first page on; a row opens with Enter too. */
export const ByTheKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? canvasElement, ' hartw {Enter}')
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, search: 'hartw' })
    await userEvent.click(canvas.getAllByRole('row')[1] ?? canvasElement)
    await expect(args.onOpen).toHaveBeenCalledWith('ZPCU-104A7C-AB')
    await userEvent.click(canvasElement.querySelector('[aria-sort]') ?? canvasElement)
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...query, order: 'earliest-arrival' })
    canvas.getAllByRole('row')[1]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('row')[2]).toHaveFocus()
  },
}
export const PagesOn: Story = {
  args: { onQuery: fn() },
  play: async ({ canvasElement, args }) => {
    const [previous, next] = within(within(canvasElement).getByRole('navigation')).getAllByRole('button')
    await userEvent.click(previous ?? canvasElement)
    await expect(args.onQuery).not.toHaveBeenCalled()
    // It keeps the focus of the press that led to the first page.
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await expect(previous).toHaveFocus()
    await userEvent.click(next ?? canvasElement)
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, pageAt: 'after~2027-03-14~7' })
  },
}
/** A second day before the first one is not searched for. */
export const DaysCrossed: Story = {
  args: { query: { ...query, arrivalFrom: '2027-03-14', arrivalTo: '2027-03-01' }, onQuery: fn() },
  play: async ({ canvasElement, args }) => {
    const [search] = within(within(canvasElement).getByRole('form')).getAllByRole('button')
    await userEvent.click(search ?? canvasElement)
    await expect(args.onQuery).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('[name=arrival-to]')).toBeInvalid()
  },
}
export const NothingFound: Story = {
  args: { query: { ...query, search: 'nobody' }, page: { reservations: [] } },
}
export const NothingYet: Story = { args: { page: { reservations: [] } } }
export const NextPageLoads: Story = { args: { state: 'loading' } }
export const Loading: Story = { args: { page: undefined, state: 'loading' } }
export const Failed: Story = {
  args: { page: undefined, state: 'failed' },
  play: async ({ canvasElement, args }) => {
    const alert = within(canvasElement).getByRole('alert')
    await userEvent.click(within(alert).getByRole('button'))
    await expect(args.onTryAgain).toHaveBeenCalled()
  },
}
