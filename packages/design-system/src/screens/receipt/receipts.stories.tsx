import type { Meta, StoryObj } from '@storybook/react-vite'
import { aFutureStayCredit, aPenaltyReceipt, aReceipt } from '@veranda/domain/fixtures'
import { money } from '@veranda/domain'
import { expect, fn, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { type Receipts, ReceiptsScreen } from './index.ts'

const receipts = [
  aReceipt({ position: 1, at: '2027-02-12T15:00:00.000Z' }),
  aPenaltyReceipt({ at: '2027-03-01T15:00:00.000Z' }),
  aReceipt({ position: 3, kind: 'refund', at: '2027-03-02T15:00:00.000Z' }),
]
const list: Receipts = {
  receipts,
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
    await expect(canvas.getByText(/^A cancellation fee isn’t a new payment/)).toBeVisible()
  },
}
export const WithCredits: Story = {
  args: {
    state: {
      kind: 'ready',
      value: {
        ...list,
        credits: [
          aFutureStayCredit(),
          aFutureStayCredit({
            code: 'CRN-2B3C-4D5E',
            state: 'expired',
            left: nothing,
            validUntil: '2027-02-01',
          }),
          aFutureStayCredit({ code: 'CRN-9X8Y-7W6V', state: 'withdrawn', left: nothing }),
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Valid until March 1, 2028')
    await canvas.findByText('Give its number at the front desk on your next stay.')
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
