import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CancellationReason, creditOf, money, documentLimits } from '@veranda/domain'
import {
  aCancelQuote,
  aCancellation,
  aReason,
  aReservationOfNineRooms,
  aReservationWithVeryLongNames,
  aThreeRoomReservation,
  aYenReservation,
  fixtureNow,
  theReasons,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import type { DocumentFile } from '../../patterns/document-upload/index.ts'
import { weighsTheSame } from '../../testing/weighs-the-same.ts'
import {
  CancelDetailsScreen,
  type CancelDetailsScreenProps,
  type CancelProgress,
  cancelRefusals,
  type DetailsPage,
  type Ending,
} from './index.ts'
import { says } from '../../testing/says.ts'
import { LastLookOutcome } from './last-look-outcome.tsx'

const reservation = aThreeRoomReservation()
const cancellation = aCancellation({ roomNumbers: [2, 3] })
const limits = documentLimits
const screenshot: DocumentFile = {
  key: 'a',
  name: 'better-price.png',
  size: 812_400,
  state: { kind: 'there' },
}

const reasonOf = (code: string): CancellationReason =>
  theReasons.flatMap((one) => [one, ...one.followUps]).find((one) => one.code === code) ?? aReason(code, code)

type More = Extract<DetailsPage, { readonly kind: 'more' }>
const more = (code: string, over: Partial<More> = {}): { readonly page: DetailsPage } => ({
  page: {
    kind: 'more',
    reason: reasonOf(code),
    detail: { needs: reasonOf(code).needs, value: '' },
    ...over,
  },
})
type LastLook = Extract<DetailsPage, { readonly kind: 'last-look' }>
const aLastLook: LastLook = {
  kind: 'last-look',
  quote: aCancelQuote({ roomNumbers: [2, 3] }),
  ending: { kind: 'cancelled' },
  reason: 'My plans have changed',
  reinstateMinutes: 30,
  progress: { kind: 'choosing' },
}
const lastLook = (
  progress: CancelProgress = { kind: 'choosing' },
  over: Partial<LastLook> = {},
): { readonly page: DetailsPage } => ({ page: { ...aLastLook, ...over, progress } })

/** What is typed is kept, as the portal keeps it. */
function Retained(props: CancelDetailsScreenProps) {
  const [typed, setTyped] = useState<string>()
  const { page } = props
  const shown: DetailsPage =
    page.kind === 'more' && typed !== undefined
      ? { ...page, detail: { ...page.detail, value: typed, isMissed: typed === '' } }
      : page
  return (
    <CancelDetailsScreen
      {...props}
      page={shown}
      onDetail={(value) => {
        props.onDetail(value)
        setTyped(value)
      }}
    />
  )
}

const meta = {
  title: 'Screens/Cancel: details',
  component: CancelDetailsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...lastLook(),
    reservation,
    cancellation,
    refundTo: { to: aCancelQuote({ roomNumbers: [2, 3] }).refundTo, workingDays: 5 },
    clock: () => fixtureNow,
    help: aHelp(),
    backHref: '/cancellation/reason',
    onBack: fn((event) => event.preventDefault()),
    reservationHref: '/my-reservation',
    onReservation: fn((event) => event.preventDefault()),
    onReason: fn(),
    onDetail: fn(),
    onFiles: fn(),
    onRemoveFile: fn(),
    onSendFileAgain: fn(),
    onContinue: fn(),
    onOfferAccepted: fn(),
    onOfferDeclined: fn(),
    onCancel: fn(),
    onQuoteExpired: fn(),
    onRemedy: fn(),
    onTryAgain: fn(),
  },
  render: (args) => <Retained {...args} />,
  beforeEach: ({ args }) => {
    for (const call of [args.onOfferAccepted, args.onOfferDeclined]) mocked(call).mockClear()
  },
} satisfies Meta<typeof CancelDetailsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { page: { kind: 'loading' } } }
export const ReasonsNotAvailable: Story = {
  args: { page: { kind: 'failed', failure: { kind: 'unavailable' } } },
}

export const FollowUp: Story = {
  args: { page: { kind: 'follow-up', reason: reasonOf('agency-website') } },
  play: async ({ canvasElement, args }) => {
    const [first] = await within(canvasElement).findAllByRole('button')
    if (first) await userEvent.click(first)
    await expect(args.onReason).toHaveBeenCalledWith('agency-website-twice')
  },
}
export const FollowUpAnswered: Story = {
  args: {
    page: { kind: 'follow-up', reason: reasonOf('family-death'), secondAnswer: 'family-death-relative' },
  },
}

export const InYourOwnWords: Story = { args: more('other') }
export const WordsMissing: Story = {
  args: more('other', { detail: { needs: 'free-text', value: '', isMissed: true } }),
}
export const Agency: Story = {
  args: more('agency-website-twice', { supportingDocument: { files: [], limits } }),
}
export const OtherHotel: Story = { args: more('another-hotel') }
export const Membership: Story = { args: more('partner-member-ended') }
export const ReviewWithDocument: Story = {
  args: more('family-death-close', { supportingDocument: { files: [screenshot], limits } }),
}
export const GoingOn: Story = { args: more('another-hotel', { going: 'accepted' }) }

/** The one offer: both answers weigh the same, and either is one press. */
export const OfferOtherDates: Story = {
  args: more('reschedule', { offer: { kind: 'dates' } }),
  play: async ({ canvasElement, args }) => {
    await weighsTheSame({ canvasElement })
    const [accept, decline] = within(canvasElement).getAllByRole('button')
    if (!accept || !decline) throw new Error('There are two answers')
    await userEvent.click(decline)
    await expect(args.onOfferDeclined).toHaveBeenCalledOnce()
    await userEvent.click(accept)
    await expect(args.onOfferAccepted).toHaveBeenCalledOnce()
  },
}
const credit = {
  kind: 'credit',
  amount: creditOf(cancellation),
  refund: cancellation.refund,
  validUntil: '2028-03-01',
  reinstateMinutes: 30,
} as const
/** Refund and credit weigh the same, even where the guest's reason was the credit. */
export const OfferCredit: Story = {
  args: more('keep-credit', { offer: credit }),
  play: async ({ canvasElement, args }) => {
    const [accept, decline] = await within(canvasElement).findAllByRole('button')
    if (!accept || !decline) throw new Error('There are two answers')
    await weighsTheSame({ canvasElement })
    await userEvent.click(decline)
    await expect(args.onOfferDeclined).toHaveBeenCalledOnce()
    decline.blur()
  },
}
/** To anybody else it is an offer: both answers weigh the same. */
export const OfferCreditForAnotherReason: Story = {
  args: more('changed-plans', { offer: credit }),
  play: weighsTheSame,
}
export const OfferCreditWorthMore: Story = {
  args: more('changed-plans', { offer: { ...credit, refund: money(82_500, 'USD') } }),
  play: weighsTheSame,
}
export const OfferPriceMatch: Story = {
  args: more('better-price', { offer: { kind: 'price-match' }, supportingDocument: { files: [], limits } }),
  play: weighsTheSame,
}
export const OfferWaiver: Story = {
  args: more('health', { offer: { kind: 'waiver' }, supportingDocument: { files: [], limits } }),
  play: weighsTheSame,
}
export const PriceMatchAskedForBefore: Story = {
  args: more('better-price', {
    offer: { kind: 'price-match' },
    supportingDocument: { files: [], limits },
    trouble: { kind: 'price-match-open' },
  }),
}
export const PriceMatchUploading: Story = {
  args: more('better-price', {
    offer: { kind: 'price-match' },
    supportingDocument: {
      files: [screenshot, { ...screenshot, key: 'b', state: { kind: 'sending', sent: 0.42 } }],
      limits,
    },
  }),
  play: weighsTheSame,
}
export const PriceMatchWithoutDocument: Story = {
  args: more('better-price', {
    offer: { kind: 'price-match' },
    supportingDocument: { files: [], limits, isMissed: true },
  }),
}
export const OfferBeingAccepted: Story = {
  args: more('keep-credit', { offer: credit, going: 'accepted' }),
}

export const OneLastLook: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
/** The second press meets a page that is already at it. */
export const PressedTwiceIsAskedOnce: Story = {
  args: { onCancel: fn() },
  render: function Live(args) {
    const [progress, setProgress] = useState<CancelProgress>()
    const { page } = args
    return (
      <CancelDetailsScreen
        {...args}
        page={page.kind === 'last-look' && progress ? { ...page, progress } : page}
        onCancel={() => {
          args.onCancel()
          setProgress({ kind: 'confirming' })
        }}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.dblClick(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
export const WholeReservation: Story = {
  args: { ...lastLook(undefined, { quote: aCancelQuote() }), cancellation: aCancellation() },
}
const ending = (one: Ending): Story => ({ args: lastLook(undefined, { ending: one }) })
export const AskingForReview: Story = ending({ kind: 'under-review' })
export const KeepingCredit: Story = {
  ...ending({ ...credit, kind: 'credited' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Credit')
    await expect(canvas.queryByText('Refund')).toBeNull()
  },
}
/** Under way, the page no longer says that nothing is canceled, and its button says what it does. */
export const Confirming: Story = {
  args: lastLook({ kind: 'confirming' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Canceling…' })
    await expect(canvasElement).not.toHaveTextContent('Nothing has been canceled yet')
  },
}
export const RenewedSame: Story = {
  args: lastLook({ kind: 'renewed', because: 'expired', before: cancellation }),
  play: says('We’ve updated the amounts'),
}
export const Superseded: Story = {
  args: lastLook({ kind: 'renewed', because: 'superseded', before: cancellation }),
  play: says('These amounts were updated in another window'),
}
export const AmountsMoved: Story = {
  args: lastLook({
    kind: 'renewed',
    because: 'price-moved',
    before: { ...cancellation, refund: money(640_000, 'USD') },
  }),
  play: async ({ canvasElement }) => {
    const announcement = await within(canvasElement).findByText(/1\W?645\W00/)
    await waitFor(() => expect(announcement.closest('[tabindex]')).toHaveFocus())
  },
}
/** Each refusal in words, with the page where it is put right. */
export const EveryRefusal: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', padding: '1rem', maxInlineSize: '44rem' }}>
      {cancelRefusals.map((refusal) => (
        <LastLookOutcome
          key={refusal}
          {...args}
          page={{ ...aLastLook, progress: { kind: 'refused', refusal } }}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const buttons = await within(canvasElement).findAllByRole('button')
    await expect(buttons).toHaveLength(cancelRefusals.length)
    if (buttons[0]) await userEvent.click(buttons[0])
    await expect(args.onRemedy).toHaveBeenCalledWith('policies')
  },
}
export const Refused: Story = { args: lastLook({ kind: 'refused', refusal: 'no-rooms-left' }) }
export const Offline: Story = { args: lastLook({ kind: 'failed', failure: { kind: 'offline' } }) }
export const AnswerLost: Story = {
  args: lastLook({ kind: 'failed', failure: { kind: 'unavailable', retryAfterSeconds: 60 } }),
  play: async ({ canvasElement, args }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('We couldn’t complete your cancellation')
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    await userEvent.click(within(alert).getByRole('button'))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}
export const CallUs: Story = {
  args: lastLook({ kind: 'call-us' }),
  play: says('We couldn’t complete this online', 'Please call us and mention reservation'),
}
/** One clock runs, the quote's own; the deadline is named beside it. */
export const LastMinutes: Story = {
  args: {
    clock: () => '2027-03-07T19:57:30Z',
    ...lastLook(undefined, {
      quote: aCancelQuote({ roomNumbers: [2, 3], at: '2027-03-07T19:57:30Z' }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/valid for another 2:30/)
    await expect(canvas.queryByText(/2:30 left/)).toBeNull()
    await expect(canvas.getByText(/3:00\sPM/)).toBeVisible()
  },
}
export const Yen: Story = {
  args: {
    ...lastLook(undefined, { quote: aCancelQuote({ reservation: aYenReservation() }) }),
    guestCurrency: { currency: 'MXN', rate: 0.1173 },
  },
}
const nine = { reservation: aReservationOfNineRooms(), roomNumbers: [3, 4, 6, 9] }
export const NineRooms: Story = { args: lastLook(undefined, { quote: aCancelQuote(nine) }) }
export const VeryLongNames: Story = {
  args: {
    reservation: aReservationWithVeryLongNames(),
    ...lastLook(undefined, {
      quote: aCancelQuote({ reservation: aReservationWithVeryLongNames() }),
      reason: 'Siamo costretti a rimandare il viaggio per motivi che non possiamo spiegare in poche parole',
    }),
  },
}
