import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  aFutureStayCredit,
  aReceipt,
  aReceiptSeries,
  aReceiptSeriesWithCredit,
} from '@veranda/domain/fixtures'
import { type FutureStayCredit, money, receiptNumberOf } from '@veranda/domain'
import { expect, fn, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { type Receipts, ReceiptsScreen } from './index.ts'

const list: Receipts = {
  receipts: aReceiptSeries(),
  credits: [],
  file: { href: 'data:application/json,{}', name: 'ZPCU-104A7C-AB.json' },
}
const nothing = money(0, 'USD')

const meta = {
  title: 'Screens/Receipts and credits',
  component: ReceiptsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', value: list },
    hotelTimeZone: 'America/Cancun',
    hrefOf: ({ number }) => `/receipt/${number}`,
    verifyHref: '/receipt/verify',
    help: aHelp(),
    backHref: '/my-reservation',
    onTryAgain: fn(),
  },
} satisfies Meta<typeof ReceiptsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What is listed: whose each sum is, its words say; none has a sign. */
const sumsIn = async (element: HTMLElement): Promise<readonly (string | undefined)[]> => {
  const [first] = await within(element).findAllByText(/\$[\d,.]+$/)
  const items = [...(first?.closest('ul')?.children ?? [])]
  return items.map(({ textContent }) => /−?\$[\d,]+\.\d\d/.exec(textContent)?.[0])
}

/** The newest first. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = await canvas.findAllByRole('link', { name: /^(Payment|Cancellation|Refund)/ })
    await expect(list.map(({ textContent }) => textContent)).toEqual([
      'Refund',
      'Cancellation',
      'Payment of your balance',
    ])
    await expect(canvas.getByText(/A cancellation fee isn’t a new payment/)).toBeVisible()
    await expect(await sumsIn(canvasElement)).toEqual(['$2,466.10', '$1,024.00', '$3,490.10'])
  },
}
const withCredits = (...credits: readonly FutureStayCredit[]): Receipts => ({
  ...list,
  receipts: aReceiptSeriesWithCredit(),
  credits,
})
const [, cancelled, credit] = aReceiptSeriesWithCredit()
const reinstatedAt = '2027-03-01T15:20:00.000Z'
/** What a credit is good for stands with it. */
export const WithCredits: Story = {
  args: { state: { kind: 'ready', value: withCredits(aFutureStayCredit()) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await sumsIn(canvasElement)).toEqual(['$2,466.10', '$1,024.00', '$3,490.10'])
    const open = (await canvas.findByText('Valid until March 1, 2028')).closest('li')
    await expect(open).toHaveTextContent('Give its number at the front desk on your next stay.')
  },
}
export const CreditExpired: Story = {
  args: {
    state: {
      kind: 'ready',
      value: {
        ...withCredits(aFutureStayCredit({ state: 'expired', left: nothing, validUntil: '2027-02-01' })),
        receipts: aReceiptSeriesWithCredit().map((receipt) => ({
          ...receipt,
          at: '2026-02-01T15:00:00.000Z',
        })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Expired on February 1, 2027')
    await expect(canvas.queryByText(/^Give its number/)).toBeNull()
  },
}
export const CreditWithdrawn: Story = {
  args: {
    state: {
      kind: 'ready',
      value: {
        ...withCredits(aFutureStayCredit({ state: 'withdrawn', left: nothing })),
        receipts: [
          ...aReceiptSeriesWithCredit(),
          aReceipt({
            ...credit,
            position: 4,
            number: receiptNumberOf(credit.reservationCode, 4),
            kind: 'credit-withdrawn',
            at: reinstatedAt,
          }),
          aReceipt({
            ...cancelled,
            position: 5,
            number: receiptNumberOf(credit.reservationCode, 5),
            kind: 'cancellation-undone',
            at: reinstatedAt,
            reference: cancelled.number,
          }),
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Withdrawn: the cancellation was undone')
    await expect(await sumsIn(canvasElement)).toEqual([
      '$1,024.00',
      '$2,466.10',
      '$2,466.10',
      '$1,024.00',
      '$3,490.10',
    ])
    await expect(canvas.queryByText(/^Give its number/)).toBeNull()
  },
}
/** What will come, and when; nothing is offered to be checked. */
export const None: Story = {
  args: { state: { kind: 'ready', value: { ...list, receipts: [] } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByText(/^When (you|we)/)).toHaveLength(3)
    const hrefs = [...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    await expect(hrefs).not.toContain(args.verifyHref)
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } }
