import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@veranda/domain'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inset } from '../../components/layout/index.ts'
import { aCandidate, anArrival, details } from './an-arrival.ts'
import { BankArrivalScreen, RecordArrivalScreen } from './index.ts'

const meta = {
  title: 'Screens/Staff bank transfers/One arrival',
  component: BankArrivalScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Page) => (
      <Inset size="page">
        <Page />
      </Inset>
    ),
  ],
  args: {
    details: details(),
    searched: '',
    userId: 1,
    timeZone: 'America/Cancun',
    backHref: '#transfers',
    onBack: fn(),
    onSearch: fn(),
    onAssign: fn(),
    onMatch: fn(),
    onUnmatch: fn(),
    onApply: fn(),
    onReturn: fn(),
  },
} satisfies Meta<typeof BankArrivalScreen>
export default meta
type Story = StoryObj<typeof meta>

export const WithACandidate: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole('article'))
    await userEvent.click(card.getByRole('button'))
    await expect(args.onMatch).toHaveBeenCalledWith(
      expect.objectContaining({ reservationCode: 'ZPCU-104A7C-AB' }),
    )
  },
}
export const ManyCandidates: Story = {
  args: {
    details: details({
      candidates: [
        aCandidate({ reasons: ['reference', 'amount', 'name'] }),
        aCandidate({
          reservationCode: 'ZPCU-104A7D-AB',
          guestName: 'Maximiliana von Hohenstein-Hartwell',
          reasons: ['amount'],
        }),
        aCandidate({
          reservationCode: 'ZPCU-104A7E-AB',
          reasons: ['typed'],
          outcomes: [
            {
              excess: 'credit',
              applied: money(95_000, 'USD'),
              refunded: money(0, 'USD'),
              left: money(45_000, 'USD'),
            },
            {
              excess: 'refund',
              applied: money(90_000, 'USD'),
              refunded: money(5_000, 'USD'),
              left: money(50_000, 'USD'),
            },
          ],
        }),
      ],
    }),
  },
}
/** Nothing speaks for anything: a reservation is looked up, or the money goes back, which is asked once more. */
export const MatchesNothing: Story = {
  args: { details: details({ candidates: [] }), searched: 'ZHOU-999Z9Z-Z' },
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getByRole('form'))
    await expect(form.getByRole('textbox')).toBeInvalid()
    await userEvent.clear(form.getByRole('textbox'))
    await userEvent.type(form.getByRole('textbox'), 'ZPCU-104A7C-AB{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('ZPCU-104A7C-AB')
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement)
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await expect(args.onReturn).not.toHaveBeenCalled()
    await userEvent.click(dialog.getAllByRole('button').at(-1) ?? canvasElement)
    await expect(args.onReturn).toHaveBeenCalledWith('')
  },
}
/** What becomes of the rest is chosen, seen and confirmed. */
export const MatchedWithMore: Story = {
  args: {
    details: details({
      arrival: anArrival({ state: 'matched' }),
      candidates: [
        aCandidate({
          outcomes: [
            {
              excess: 'credit',
              applied: money(95_000, 'USD'),
              refunded: money(0, 'USD'),
              left: money(45_000, 'USD'),
            },
            {
              excess: 'refund',
              applied: money(90_000, 'USD'),
              refunded: money(5_000, 'USD'),
              left: money(50_000, 'USD'),
            },
          ],
        }),
      ],
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? canvasElement)
    const apply = canvas.getAllByRole('button').at(-2)
    await userEvent.click(apply ?? canvasElement)
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.click(dialog.getAllByRole('button').at(-1) ?? canvasElement)
    await expect(args.onApply).toHaveBeenCalledWith('refund')
  },
}
export const MatchedWithLess: Story = {
  args: {
    details: details({
      arrival: anArrival({ state: 'matched', amount: money(40_000, 'USD') }),
      candidates: [
        aCandidate({
          outcomes: [
            { applied: money(40_000, 'USD'), refunded: money(0, 'USD'), left: money(50_000, 'USD') },
          ],
        }),
      ],
    }),
  },
}
const applied = anArrival({
  state: 'applied',
  match: { reservationCode: 'ZPCU-104A7C-AB', balance: money(0, 'USD'), coverage: 'over' },
  application: {
    at: '2027-03-02T16:00:00Z',
    excess: 'refund',
    applied: money(90_000, 'USD'),
    refunded: money(5_000, 'USD'),
  },
})
export const Applied: Story = { args: { details: details({ arrival: applied, candidates: [] }) } }
export const SentBack: Story = {
  args: {
    details: details({
      arrival: anArrival({
        state: 'returned',
        returned: { at: '2027-03-02T16:00:00Z', note: 'The sender meant another hotel.' },
      }),
      candidates: [],
    }),
  },
}
export const WithAColleague: Story = {
  args: { details: details({ assignedTo: { userId: 2, name: 'Bruno Salas' }, version: 1 }) },
}
export const AnotherWasFirst: Story = {
  args: { details: details({ arrival: applied, candidates: [] }), trouble: 'taken-before' },
}
export const NotSaved: Story = { args: { trouble: 'failed' } }
export const MayOnlyRead: Story = {
  render: (args) => (
    <BankArrivalScreen {...args} onAssign={undefined} onMatch={undefined} onReturn={undefined} />
  ),
}

const record = {
  companies: [{ code: 'MX', name: 'Hotelera de Muestra, S.A. de C.V.', currency: 'USD' }],
  today: '2027-03-02',
  backHref: '#transfers',
  onBack: fn(),
} as const
const onRecord = fn()
/** Nothing is recorded without a number and an amount. */
export const Recording: Story = {
  render: () => <RecordArrivalScreen {...record} onRecord={onRecord} />,
  play: async ({ canvasElement }) => {
    const form = within(within(canvasElement).getByRole('form'))
    await userEvent.click(form.getByRole('button', { name: 'Record' }))
    const [entry, amount] = form.getAllByRole('textbox')
    if (!entry || !amount) throw new Error('An entry and an amount are asked for')
    await expect(entry).toBeInvalid()
    await expect(amount).toBeInvalid()
    await userEvent.type(entry, '118')
    await userEvent.type(amount, '950,50{Enter}')
    await expect(onRecord).toHaveBeenCalledWith(
      expect.objectContaining({
        societyCode: 'MX',
        bankEntryId: '118',
        amount: 950.5,
        bookedOn: '2027-03-02',
      }),
    )
  },
}
export const RecordedBefore: Story = {
  render: () => <RecordArrivalScreen {...record} onRecord={onRecord} trouble="arrival-contradicts" />,
}
