import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CancellationEnd, documentLimits, type Instant, money } from '@veranda/domain'
import {
  aCancellationReceipt,
  aCancellationUnderReview,
  aCreditedCancellation,
  aNonRefundableReservation,
  aReservationOfNineRooms,
  aReservationWithBalance,
  aReservationWithVeryLongNames,
  aThreeRoomReservation,
  aYenReservation,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { type Answering, CancelledScreen, type CancelledScreenProps } from './index.ts'

const some = { roomNumbers: [2, 3] }
const answering: Answering = {
  files: [],
  limits: documentLimits,
  busy: false,
  onFiles: fn(),
  onRemoveFile: fn(),
  onSendFileAgain: fn(),
  onAnswer: fn(),
}

const meta = {
  title: 'Screens/Cancelled',
  component: CancelledScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    receipt: aCancellationReceipt(some),
    reservation: aThreeRoomReservation(),
    reversal: { kind: 'possible' },
    answering,
    workingDays: 5,
    letterTo: 'el•••s@example.com',
    clock: () => '2027-03-01T15:02:41Z',
    help: aHelp(),
    reservationHref: '/my-reservation',
    onReservation: fn((event) => event.preventDefault()),
    onReinstate: fn(),
    onWithdraw: fn(),
    onReinstateOver: fn(),
  },
} satisfies Meta<typeof CancelledScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Number, moment on both clocks without seconds, what went and what did not, and the way back while there is time. */
export const TwoOfThree: Story = {
  args: {
    receipt: aCancellationReceipt({ ...some, at: '2027-03-01T23:00:07Z' }),
    clock: () => '2027-03-01T23:02:48Z',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('CXL-7K3F-9QWM')).toBeVisible()
    await expect(canvas.getByText(/27:19/)).toBeVisible()
    await expect(canvas.queryByText(/:00:07/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /./ }))
    await expect(args.onReinstate).toHaveBeenCalledOnce()
  },
}
export const Everything: Story = { args: { receipt: aCancellationReceipt() } }
/** Read again, it is a receipt, and no letter is on its way. */
export const TwoDaysLater: Story = {
  args: { clock: () => '2027-03-03T15:02:41Z' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Reason')).toBeVisible()
    await expect(canvas.queryByText(/This is your receipt|e-mailed/)).toBeNull()
  },
}
export const ReadInRome: Story = { args: { help: aHelp({ guestTimeZone: 'Europe/Rome' }) } }
export const NonRefundable: Story = {
  args: {
    reservation: aNonRefundableReservation(),
    receipt: aCancellationReceipt({ reservation: aNonRefundableReservation() }),
  },
}
export const StillOutstanding: Story = {
  args: {
    reservation: aReservationWithBalance(),
    receipt: aCancellationReceipt({ reservation: aReservationWithBalance(), at: '2027-03-13T22:00:00Z' }),
    clock: () => '2027-03-13T22:10:00Z',
  },
}
const visa = { scheme: 'visa', lastDigits: '4242' }
export const RefundInParts: Story = {
  args: {
    clock: () => '2027-03-04T12:00:00Z',
    receipt: aCancellationReceipt(some, {
      refunds: [
        { refundId: 'r1', amount: money(200_000, 'USD'), state: 'paid', card: visa },
        { refundId: 'r2', amount: money(100_000, 'USD'), state: 'accepted', card: visa },
        { refundId: 'r3', amount: money(100_000, 'USD'), state: 'failed', card: visa },
        { refundId: 'r4', amount: money(75_500, 'USD'), state: 'by-hand' },
      ],
    }),
  },
}
export const TimeToTakeItBackOver: Story = {
  args: { clock: () => '2027-03-01T15:31:00Z' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const Reinstating: Story = { args: { reversal: { kind: 'under-way' } } }
const refused = (
  refusal: 'reinstate-too-late' | 'reinstate-sold-out' | 'nothing-to-reinstate' | 'no-request',
  clock: () => Instant = () => '2027-03-01T15:02:41Z',
): Story => ({
  args: { reversal: { kind: 'refused', refusal }, clock },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
  },
})
export const TooLate: Story = refused('reinstate-too-late', () => '2027-03-01T15:31:00Z')
export const NightsTaken: Story = refused('reinstate-sold-out')
export const NothingToReinstate: Story = refused('nothing-to-reinstate')
export const NoRequest: Story = refused('no-request')
export const OfflineWhileReinstating: Story = {
  args: { reversal: { kind: 'failed', failure: { kind: 'offline' } } },
}
export const UnderReview: Story = {
  args: { receipt: aCancellationUnderReview(some) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
}
const asked = {
  question: 'Which flight did you book, and on which day?\nA copy of the ticket would help us.',
  askedAt: '2027-03-01T15:10:00Z',
}
const askedBefore = {
  question: 'Who in your party can’t travel?',
  askedAt: '2027-03-01T14:10:00Z',
  answer: 'My mother. She was admitted to the hospital.',
  answeredAt: '2027-03-01T14:40:00Z',
}
/** What the hotel asks comes before everything else on the page, and is not sent empty. */
export const AskedDuringReview: Story = {
  args: { receipt: aCancellationUnderReview(some, { questions: [askedBefore, asked] }) },
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getByRole('form'))
    const send = form.getAllByRole('button').at(-1)
    if (!send) throw new Error('An answer can be sent')
    await userEvent.click(send)
    await expect(form.getByRole('textbox')).toBeInvalid()
    await expect(args.answering.onAnswer).not.toHaveBeenCalled()
    await userEvent.type(form.getByRole('textbox'), 'The 14th')
    await userEvent.click(send)
    await expect(args.answering.onAnswer).toHaveBeenCalledWith('The 14th')
  },
}
export const AnsweredDuringReview: Story = {
  args: { receipt: aCancellationUnderReview(some, { questions: [askedBefore] }) },
}
export const QuestionGone: Story = {
  args: {
    receipt: aCancellationUnderReview(some, { questions: [asked] }),
    answering: { ...answering, trouble: 'gone' },
  },
}
/** What was typed stays in its field when the line goes. */
function LosesTheLine(props: CancelledScreenProps) {
  const [trouble, setTrouble] = useState<Answering['trouble']>()
  const onAnswer = () => setTrouble({ failure: { kind: 'offline' } })
  return <CancelledScreen {...props} answering={{ ...props.answering, trouble, onAnswer }} />
}
export const OfflineWhileAnswering: Story = {
  args: { receipt: aCancellationUnderReview(some, { questions: [asked] }) },
  render: (args) => <LosesTheLine {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'We need an answer from you' })
    await userEvent.type(canvas.getByRole('textbox'), 'The 14th')
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your answer is still here')
    await expect(canvas.getByRole('textbox')).toHaveValue('The 14th')
  },
}
export const Withdrawing: Story = {
  args: { receipt: aCancellationUnderReview(some), reversal: { kind: 'under-way' } },
}
export const Credited: Story = { args: { receipt: aCreditedCancellation(some) } }

const at = '2027-03-01T15:12:09Z'
const ended = (as: CancellationEnd, play?: Story['play']): Story => ({
  ...(play && { play }),
  args: {
    receipt:
      as === 'reinstated'
        ? aCancellationReceipt(some, { ended: { as, at } })
        : aCancellationUnderReview(some, { ended: { as, at } }),
  },
})
/** A reinstated cancellation no longer shows its reason. */
const noReason: Story['play'] = async ({ canvasElement }) => {
  await expect(within(canvasElement).queryByText('Reason')).toBeNull()
}
export const Reinstated: Story = ended('reinstated', noReason)
export const Declined: Story = ended('declined')
export const Withdrawn: Story = ended('withdrawn', noReason)
export const Granted: Story = {
  args: {
    clock: () => '2027-03-03T12:00:00Z',
    receipt: aCancellationReceipt(some, {
      outcome: 'under-review',
      ended: { as: 'granted', at: '2027-03-02T16:20:31Z' },
    }),
  },
}
export const Yen: Story = {
  args: {
    reservation: aYenReservation(),
    receipt: aCancellationReceipt({ reservation: aYenReservation() }),
    guestCurrency: { currency: 'MXN', rate: 0.1173 },
  },
}
const nine = { reservation: aReservationOfNineRooms(), roomNumbers: [3, 4, 6, 9] }
export const NineRooms: Story = {
  args: { reservation: nine.reservation, receipt: aCancellationReceipt(nine) },
}
export const VeryLongNames: Story = {
  args: {
    reservation: aReservationWithVeryLongNames(),
    letterTo: 'c•••••••••••••••••••••••••••••••••••••@correspondence.example.com',
    receipt: aCancellationReceipt(
      { reservation: aReservationWithVeryLongNames() },
      {
        reason: 'Siamo costretti a rimandare il viaggio per motivi che non possiamo spiegare in poche parole',
      },
    ),
  },
}
