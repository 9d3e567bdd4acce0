import type { Meta, StoryObj } from '@storybook/react-vite'
import { type InboxItem, money } from '@veranda/domain'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inFrame } from '../staff-catalogue/testing/in-frame.tsx'
import { anInboxItem, aReview } from './an-inbox-item.ts'
import { InboxItemScreen, InboxScreen } from './index.ts'

const meta = {
  title: 'Screens/Staff inbox',
  component: InboxItemScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
  args: {
    item: anInboxItem(),
    userId: 1,
    backHref: '#inbox',
    onBack: fn(),
    documentHref: (id) => `#${id}`,
    onAssign: fn(),
    onSeen: fn(),
    onAnswer: fn(),
    onReview: fn(),
    onAsk: fn(),
    onMatch: fn(),
    onNotMatch: fn(),
    onCall: fn(),
    onClose: fn(),
    onMatchMoney: fn(),
  },
} satisfies Meta<typeof InboxItemScreen>
export default meta
type Story = StoryObj<typeof meta>

const items: readonly InboxItem[] = [
  anInboxItem({ assignedTo: { userId: 1, name: 'Bruno Salas' } }),
  aReview(),
  anInboxItem({ kind: 'ticket', itemId: 'H-29A4KM', state: 'not-reached', until: '2027-03-02T01:00:00Z' }),
  anInboxItem({ kind: 'payment', itemId: 'event', text: 'other-amount' }),
]
const list = { items, timeZone: 'America/Cancun', hrefOf: () => '#item', onKind: fn(), onOpen: fn() }

export const Everything: Story = { render: () => <InboxScreen {...list} kind="all" /> }
export const OneKind: Story = { render: () => <InboxScreen {...list} kind="review" /> }
export const NothingWaits: Story = { render: () => <InboxScreen {...list} items={[]} kind="all" /> }

/** An answer is sent once, and never an empty one. */
export const SpecialRequest: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getByRole('form'))
    const [send] = form.getAllByRole('button')
    if (!send) throw new Error('An answer can be sent')
    await userEvent.click(send)
    await expect(form.getByRole('textbox')).toBeInvalid()
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.type(form.getByRole('textbox'), 'A cot will be in your room.')
    await userEvent.click(send)
    await expect(args.onAnswer).toHaveBeenCalledWith('A cot will be in your room.')
  },
}
export const Answered: Story = { args: { done: 'request' } }
export const WithAColleague: Story = {
  args: { item: anInboxItem({ assignedTo: { userId: 2, name: 'Bruno Salas' }, version: 1 }) },
}
export const Mine: Story = {
  args: { item: anInboxItem({ assignedTo: { userId: 1, name: 'Ana Lima' }, version: 1 }) },
}
export const MayOnlyRead: Story = {
  render: (args) => (
    <InboxItemScreen {...args} onAssign={undefined} onSeen={undefined} onAnswer={undefined} />
  ),
}
export const NotSaved: Story = { args: { trouble: 'failed' } }
export const AnsweredByAnother: Story = { args: { trouble: 'taken-before' } }

/** Money leaves with it: it is asked once more. */
export const Review: Story = {
  args: { item: aReview() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const approve = canvas
      .getAllByRole('button')
      .find((button) => /approve|aprobar|approva/i.test(button.textContent ?? ''))
    if (!approve) throw new Error('A review can be granted')
    await userEvent.click(approve)
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await expect(args.onReview).not.toHaveBeenCalled()
    const answers = dialog.getAllByRole('button')
    await userEvent.click(answers.at(-1) ?? canvasElement)
    await expect(args.onReview).toHaveBeenCalledWith('grant', '')
  },
}
const asked = {
  question: 'Which flight did you book?\nA copy of the ticket would help.',
  askedAt: '2027-03-01T15:10:00Z',
}
export const ReviewAsked: Story = {
  args: { item: aReview({ state: 'asked', questions: [asked] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('form')).toBeNull()
  },
}
export const ReviewAnswered: Story = {
  args: {
    item: aReview({
      state: 'answered',
      questions: [{ ...asked, answer: 'AM 442', answeredAt: '2027-03-01T16:02:00Z' }],
    }),
  },
}
export const Granted: Story = { args: { item: aReview(), done: 'granted' } }
export const PriceMatch: Story = {
  args: {
    item: anInboxItem({
      kind: 'price-match',
      text: '',
      facts: [],
      sums: [{ name: 'total', amount: money(246_610, 'USD') }],
      documents: [{ documentId: 'a', name: 'offer.pdf', size: 20_000 }],
    }),
  },
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getByRole('form'))
    const price = form.getByRole('textbox')
    await userEvent.type(price, 'cheap{Enter}')
    await expect(price).toBeInvalid()
    await userEvent.clear(price)
    await userEvent.type(price, '2100,50{Enter}')
    await expect(args.onMatch).toHaveBeenCalledWith(2100.5)
  },
}
export const PriceNotLower: Story = {
  args: { ...PriceMatch.args, trouble: 'price-not-lower' },
}
export const Call: Story = {
  args: {
    item: anInboxItem({
      kind: 'ticket',
      facts: [
        { name: 'telephone', text: '+15555550142' },
        { name: 'contact-from', text: '2027-03-01T23:00:00Z' },
        { name: 'customer-type', text: 'I have a reservation' },
        { name: 'signed-in', text: 'yes' },
      ],
    }),
  },
}
export const Standby: Story = {
  args: {
    item: anInboxItem({
      kind: 'standby',
      text: '',
      facts: [
        { name: 'rooms', text: '1' },
        { name: 'categories', text: 'Junior Suite, Ocean View' },
      ],
      sums: [{ name: 'ceiling', amount: money(6_000, 'USD') }],
    }),
  },
}
export const ParkedPayment: Story = {
  args: {
    item: anInboxItem({
      kind: 'payment',
      text: 'other-amount',
      facts: [
        { name: 'event', text: 'captured' },
        { name: 'payment-state', text: 'authorised' },
      ],
      sums: [{ name: 'expected', amount: money(82_500, 'USD') }],
    }),
  },
}

export const MoneyArrived: Story = {
  args: {
    item: anInboxItem({
      kind: 'bank-arrival',
      text: 'SPEI RF18 0000 0010 0042 gracias',
      facts: [{ name: 'booking-date', text: '2027-03-01' }],
      sums: [{ name: 'arrived', amount: money(90_000, 'USD') }],
    }),
  },
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    await userEvent.click(buttons.at(-1) ?? canvasElement)
    await expect(args.onMatchMoney).toHaveBeenCalled()
  },
}
/** A member of staff who may not match money reads who can. */
export const MoneyToReadOnly: Story = {
  render: (args) => <InboxItemScreen {...args} {...MoneyArrived.args} onMatchMoney={undefined} />,
}
export const FailedCharge: Story = {
  args: {
    item: anInboxItem({
      kind: 'failed-charge',
      text: '',
      facts: [
        { name: 'card', text: 'visa 0341' },
        { name: 'declined', text: 'insufficient-funds' },
      ],
      sums: [{ name: 'expected', amount: money(90_000, 'USD') }],
    }),
  },
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    await userEvent.click(buttons.at(-1) ?? canvasElement)
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const FailedRefund: Story = {
  args: {
    item: anInboxItem({
      kind: 'failed-refund',
      text: '',
      facts: [{ name: 'card', text: 'mc 4444' }],
      sums: [{ name: 'expected', amount: money(14_400, 'USD') }],
    }),
  },
}
export const BouncedLetter: Story = {
  args: {
    item: anInboxItem({
      kind: 'bounced-letter',
      text: '',
      facts: [{ name: 'letter', text: 'confirmation' }],
    }),
  },
}
export const Closed: Story = { args: { ...BouncedLetter.args, done: 'closed' } }
