import type { Meta, StoryObj } from '@storybook/react-vite'
import { addressLine, money, type ReceiptKind, receiptKinds } from '@veranda/domain'
import { aPenaltyReceipt, aReceipt, aReceiptSeriesWithCredit, theHotels } from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../components/layout/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { wordsOfReceipt } from '../../patterns/receipt-words/index.ts'
import { says } from '../../testing/says.ts'
import { ReceiptScreen } from './index.ts'

const longest = theHotels.golondrinas.property

const meta = {
  title: 'Screens/Receipt',
  component: ReceiptScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', value: aReceipt() },
    download: { kind: 'resting' },
    verifyHref: '/receipt/verify',
    help: aHelp(),
    backHref: '/receipt',
    onDownload: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof ReceiptScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Payment: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByRole('heading', { level: 1, name: 'Payment of your balance' })
    await expect(title.nextElementSibling).toHaveTextContent('Receipt ZPCU-104A7C-AB-R2')
    await expect(canvas.getByText('Private transfer')).toBeVisible()
    await expect(canvas.getByText('Visa ending in 1111')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}
export const Cancellation: Story = {
  args: { state: { kind: 'ready', value: aPenaltyReceipt() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('To be refunded')
    const sums = [...canvasElement.querySelectorAll('dl')].at(-1)
    await expect([...(sums?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '$3,490.10',
      '−$1,024.00',
      '$2,466.10',
    ])
  },
}
/** One room is refunded while another still owes its fee: why both stand there is said. */
export const CancellationRoomByRoom: Story = {
  args: {
    state: {
      kind: 'ready',
      value: aPenaltyReceipt({
        amount: money(150_000, 'USD'),
        lines: [
          { roomNumber: 1, amount: money(102_400, 'USD') },
          { roomNumber: 2, amount: money(47_600, 'USD') },
        ],
        figures: [
          { what: 'price', amount: money(349_010, 'USD') },
          { what: 'paid', amount: money(200_000, 'USD') },
          { what: 'refund', amount: money(97_600, 'USD') },
          { what: 'outstanding', amount: money(47_600, 'USD') },
        ],
      }),
    },
  },
  play: says('Each room is settled on its own'),
}
export const Credit: Story = {
  args: {
    state: {
      kind: 'ready',
      value: aReceiptSeriesWithCredit()[2],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Credit for a future stay' })
    await expect(canvas.getByText('Originally paid with')).toBeVisible()
    await expect(canvas.queryByText('Payment method')).toBeNull()
  },
}
/** Each kind with what it refers to: only a cancellation has figures. */
const receiptOf = (kind: ReceiptKind) => {
  if (kind === 'cancellation') return aPenaltyReceipt()
  const { reference: term } = wordsOfReceipt({ kind })
  const references: Partial<Record<typeof term, string>> = {
    'receipt.credit-number': 'CRN-4F7K-QM2P',
    'receipt.of-cancellation': 'ZPCU-104A7C-AB-R1',
    ...(isPaid(kind) ? {} : { 'receipt.reverses': 'ZPCU-104A7C-AB-R1' }),
  }
  const reference = references[term]
  return aReceipt({ kind, ...(reference ? { reference } : {}) })
}
const isPaid = (kind: ReceiptKind) => kind.endsWith('-payment')

/** Every kind is called something. */
export const EveryKind: Story = {
  render: (args) => (
    <Stack gap="large">
      {receiptKinds.map((kind) => (
        <section key={kind} aria-label={kind}>
          <ReceiptScreen {...args} state={{ kind: 'ready', value: receiptOf(kind) }} />
        </section>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const titles = await within(canvasElement).findAllByRole('heading', { level: 1 })
    await expect(new Set(titles.map(({ textContent }) => textContent)).size).toBe(receiptKinds.length)
  },
}
export const LongNames: Story = {
  args: {
    state: {
      kind: 'ready',
      value: aReceipt({
        issuer: {
          name: longest.name,
          society: 'Operadora de Servicios Turísticos Internacionales del Caribe Mexicano, S.A. de C.V.',
          address: addressLine(longest.address),
        },
      }),
    },
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
/** Trying again would find no more: the list of all receipts is the way on. */
export const NotFound: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'not-found' } } },
  play: async ({ canvasElement, args }) => {
    const alert = within(await within(canvasElement).findByRole('alert'))
    await expect(alert.getByText('We can’t find this receipt')).toBeVisible()
    await expect(alert.getByRole('link')).toHaveAttribute('href', args.backHref)
    await expect(alert.queryByRole('button')).toBeNull()
  },
}
export const Downloading: Story = { args: { download: { kind: 'loading' } } }
export const DownloadFailed: Story = {
  args: { download: { kind: 'failed', failure: { kind: 'offline' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The PDF couldn’t be loaded')
  },
}
