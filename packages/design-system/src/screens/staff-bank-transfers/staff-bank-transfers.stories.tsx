import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AnnouncedTransfer, money } from '@veranda/domain'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inset } from '../../components/layout/index.ts'
import { anArrival } from './an-arrival.ts'
import { BankTransfersScreen } from './index.ts'

const aTransfer = (over: Partial<AnnouncedTransfer> = {}): AnnouncedTransfer => ({
  reference: 'RF18000000100042',
  state: 'awaited',
  reservationCode: 'ZPCU-104A7C-AB',
  societyCode: 'MX',
  amount: money(90_000, 'USD'),
  dueBy: '2027-03-08',
  announcedAt: '2027-03-01T15:00:00Z',
  ...over,
})

const arrivals = [
  anArrival(),
  anArrival({
    arrivalId: 'b',
    state: 'matched',
    match: {
      reservationCode: 'ZPCU-104A7C-AB',
      balance: money(90_000, 'USD'),
      coverage: 'over',
    },
  }),
  anArrival({ arrivalId: 'c', state: 'applied' }),
  anArrival({ arrivalId: 'd', state: 'returned', text: '' }),
]

const meta = {
  title: 'Screens/Staff bank transfers',
  component: BankTransfersScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Page) => (
      <Inset size="page">
        <Page />
      </Inset>
    ),
  ],
  args: {
    view: 'arrived',
    arrivals,
    transfers: [aTransfer(), aTransfer({ reference: 'RF18000000100099', state: 'lapsed' })],
    onView: fn(),
    onOpen: fn(),
    onRecord: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof BankTransfersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Enter on a row opens it; the tabs lead to what is awaited. */
export const ToMatch: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [row] = canvas.getAllByRole('row').slice(1)
    row?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('a')
    await userEvent.click(canvas.getAllByRole('tab')[1] ?? canvasElement)
    await expect(args.onView).toHaveBeenCalledWith('awaited')
  },
}
export const Awaited: Story = { args: { view: 'awaited' } }
export const Done: Story = { args: { view: 'done' } }
export const NothingArrived: Story = { args: { arrivals: [], transfers: [] } }
export const NothingAwaited: Story = { args: { view: 'awaited', transfers: [] } }
export const Loading: Story = { args: { arrivals: 'loading', transfers: 'loading' } }
export const Failed: Story = {
  args: { arrivals: 'failed', transfers: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(args.onTryAgain).toHaveBeenCalled()
  },
}
export const MayOnlyRead: Story = {
  render: (args) => <BankTransfersScreen {...args} onRecord={undefined} />,
}
export const Many: Story = {
  args: {
    arrivals: Array.from({ length: 60 }, (_, index) =>
      anArrival({
        arrivalId: String(index),
        text: `A transfer with a long text of the bank ${index} `.repeat(4),
      }),
    ),
  },
}
