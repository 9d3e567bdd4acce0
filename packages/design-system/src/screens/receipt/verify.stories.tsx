import type { Meta, StoryObj } from '@storybook/react-vite'
import { aReceipt, aReceiptSeries } from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { chooserIn } from '../../testing/chooser-in.ts'
import { VerifyReceiptScreen } from './index.ts'

const meta = {
  title: 'Screens/Verify a receipt',
  component: VerifyReceiptScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    text: '',
    verifying: { kind: 'waiting' },
    reader: 'stranger',
    help: aHelp(),
    backHref: '/auth/login',
    onText: fn(),
    onVerify: fn(),
    onFile: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof VerifyReceiptScreen>
export default meta
type Story = StoryObj<typeof meta>

const [payment, cancellation, refund] = aReceiptSeries()

const sees =
  (sentence: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(sentence)
  }

export const Waiting: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Link or code of the receipt' }), 'e')
    await expect(args.onText).toHaveBeenCalled()
    const file = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' })
    await userEvent.upload(chooserIn(canvasElement), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}
export const OfAGuest: Story = { args: { reader: 'guest', backHref: '/receipt' } }
export const Checking: Story = { args: { verifying: { kind: 'checking' } } }
export const Valid: Story = {
  args: {
    verifying: {
      kind: 'checked',
      results: [{ kind: 'valid', receipt: payment, place: 'first' }],
    },
  },
  play: sees('This receipt is genuine'),
}
/** Without the one before it nothing can be said of what may be missing. */
export const ValidAlone: Story = {
  args: {
    verifying: { kind: 'checked', results: [{ kind: 'valid', receipt: aReceipt(), place: 'alone' }] },
  },
  play: sees('This receipt is genuine'),
}
export const AllInOrder: Story = {
  args: {
    verifying: {
      kind: 'checked',
      results: [
        { kind: 'valid', receipt: payment, place: 'first' },
        { kind: 'valid', receipt: cancellation, place: 'follows' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('2 receipts, all genuine and in order')
    // Each is a line that opens: the next one to check is in reach.
    await expect(canvas.getByText('Room no. 1')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Payment of your balance'))
    await expect(canvas.getByText('Room no. 1')).toBeVisible()
  },
}
export const Changed: Story = {
  args: { verifying: { kind: 'checked', results: [{ kind: 'changed' }] } },
  play: sees('This receipt has been changed'),
}
export const UnknownKey: Story = {
  args: { verifying: { kind: 'checked', results: [{ kind: 'unknown-key', key: 'Ww3c-theirs' }] } },
  play: sees('We can’t confirm this receipt'),
}
export const NoSignature: Story = {
  args: { verifying: { kind: 'checked', results: [{ kind: 'no-signature' }] } },
  play: sees('This isn’t one of our receipts'),
}
export const Unreadable: Story = {
  args: { verifying: { kind: 'checked', results: [{ kind: 'unreadable' }] } },
  play: sees('We can’t read this receipt'),
}
export const OrderBroken: Story = {
  args: {
    verifying: {
      kind: 'checked',
      results: [
        { kind: 'valid', receipt: payment, place: 'first' },
        { kind: 'valid', receipt: cancellation, place: 'broken' },
      ],
    },
  },
  play: sees('These receipts don’t match'),
}
export const OneMissing: Story = {
  args: {
    verifying: {
      kind: 'checked',
      results: [
        { kind: 'valid', receipt: payment, place: 'first' },
        { kind: 'valid', receipt: refund, place: 'alone' },
      ],
    },
  },
  play: sees('A receipt is missing'),
}
export const NothingFound: Story = {
  args: { verifying: { kind: 'nothing-found' } },
  play: sees('No receipt found'),
}
export const FileTooLarge: Story = {
  args: { verifying: { kind: 'too-large' } },
  play: sees('This file is too large'),
}
export const BrowserCannot: Story = {
  args: { verifying: { kind: 'browser-cannot' } },
  play: sees('This browser can’t check receipts'),
}
export const NoKeys: Story = {
  args: { verifying: { kind: 'no-keys' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}
