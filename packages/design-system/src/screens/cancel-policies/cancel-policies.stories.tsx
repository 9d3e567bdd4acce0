import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type ActionRefusal,
  activeRooms,
  cancellationRestrictions,
  type CancellationVariant,
  type Instant,
  money,
  type Reservation,
} from '@veranda/domain'
import {
  aCancelQuote,
  aFamilyReservation,
  aMaldivesReservation,
  aNonRefundableReservation,
  aReservation,
  aReservationOfNineRooms,
  aReservationWithBalance,
  aReservationWithVeryLongNames,
  aThreeRoomReservation,
  aYenReservation,
  fixtureNow,
  theCancellationTerms,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { RenewedSumsProps } from '../../patterns/cancellation-sums/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { from } from '../../theme/breakpoints.ts'
import { says } from '../../testing/says.ts'
import { CancelPoliciesScreen, type CancelPoliciesScreenProps, type CancelPoliciesState } from './index.ts'
import { SumsPanel } from './sums-panel.tsx'

/** Rooms and acceptance are kept, as the portal keeps them; chosen rooms are quoted at once. */
function Retained(props: CancelPoliciesScreenProps) {
  const [accepted, setAccepted] = useState(props.accepted)
  const [rooms, setRooms] = useState(props.roomNumbers)
  const isAsked = rooms !== props.roomNumbers
  const sketch = { reservation: props.reservation, roomNumbers: rooms, at: props.clock() }
  const asked: CancelPoliciesState =
    rooms.length === 0 ? { kind: 'choosing' } : { kind: 'quoted', quote: aCancelQuote(sketch) }
  return (
    <CancelPoliciesScreen
      {...props}
      roomNumbers={rooms}
      accepted={accepted}
      terms={isAsked ? theCancellationTerms(sketch) : props.terms}
      state={isAsked ? asked : props.state}
      onAccepted={(is) => {
        props.onAccepted(is)
        setAccepted(is)
      }}
      onRooms={(chosen) => {
        props.onRooms(chosen)
        setRooms(chosen)
        setAccepted(false)
      }}
    />
  )
}

const visa = { scheme: 'visa', lastDigits: '4242' }
const mastercard = { scheme: 'mc', lastDigits: '5454' }
const three = aThreeRoomReservation()

type Sketch = {
  readonly reservation: Reservation
  readonly roomNumbers?: readonly number[]
  readonly at?: Instant
  readonly variant?: CancellationVariant
}
const quoted = ({
  reservation,
  at = fixtureNow,
  variant = 'any-but-the-main-room-alone',
  ...sketch
}: Sketch) => {
  const roomNumbers = sketch.roomNumbers ?? activeRooms(reservation.rooms).map(({ roomNumber }) => roomNumber)
  const from = { reservation, roomNumbers, at }
  return {
    reservation,
    roomNumbers,
    variant,
    clock: () => at,
    terms: theCancellationTerms(from),
    state: { kind: 'quoted', quote: aCancelQuote(from) },
  } as const
}

const meta = {
  title: 'Screens/Cancel: policies and benefits',
  component: CancelPoliciesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...quoted({ reservation: three, roomNumbers: [2] }),
    addOns: 'shown',
    refund: { workingDays: 5, reinstateMinutes: 30 },
    accepted: false,
    help: aHelp(),
    backHref: '/my-reservation',
    onBack: fn((event) => event.preventDefault()),
    onRooms: fn(),
    onAccepted: fn(),
    onContinue: fn(),
    onQuoteExpired: fn(),
    onTryAgain: fn(),
  },
  render: (args) => <Retained {...args} />,
} satisfies Meta<typeof CancelPoliciesScreen>
export default meta
type Story = StoryObj<typeof meta>

const choosing = { roomNumbers: [], terms: undefined, state: { kind: 'choosing' } } as const

export const NothingChosen: Story = { args: choosing }
export const Loading: Story = { args: { ...choosing, state: { kind: 'loading' } } }
/** A phone's bar leads to what is to be accepted; once that is in sight, it goes on. */
export const OneRoomOfThree: Story = {
  play: async ({ canvasElement }) => {
    const next = within(await within(canvasElement).findByRole('form')).getByRole('button')
    if (!matchMedia(from.wide).matches) await expect(next).toHaveAccessibleName(/Review|Revisar|Leggi/)
    canvasElement.querySelector('[name=accepted]')?.scrollIntoView({ block: 'center' })
    await waitFor(() => expect(next).toHaveAccessibleName(/^Continu/))
    scrollTo(0, 0)
  },
}
/** Two payments take it back, and some of it was paid at the desk. */
export const BackToTwoCards: Story = {
  args: {
    state: {
      kind: 'quoted',
      quote: aCancelQuote(
        { reservation: three, roomNumbers: [2] },
        { refundTo: { cards: [visa, mastercard], byHand: money(25_000, 'USD') } },
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Visa.*4242.*Mastercard.*5454.*250/)
  },
}
export const AllThree: Story = { args: quoted({ reservation: three }) }
export const OneRoomOnly: Story = { args: quoted({ reservation: aReservation() }) }
export const AllTogether: Story = {
  args: { ...quoted({ reservation: aFamilyReservation(), variant: 'all-rooms-together' }), addOns: 'hidden' },
}
export const NonRefundable: Story = { args: quoted({ reservation: aNonRefundableReservation() }) }
/** Two nights are kept by now. */
export const TwoNightsRetained: Story = {
  args: quoted({ reservation: three, roomNumbers: [2, 3], at: '2027-03-09T15:00:00Z' }),
}
/** What was never paid, the dinner and the transfer, has no sum beside it: that it will not be charged is said. */
export const StillOutstanding: Story = {
  args: quoted({ reservation: aReservationWithBalance(), at: '2027-03-13T22:00:00Z' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dinner = (await canvas.findByText('Sunset dinner on the beach')).closest('li')
    await expect(dinner).toHaveTextContent('Not paid yet ($189.00): you won’t be charged')
    await expect(await canvas.findAllByText(/you won’t be charged/)).toHaveLength(2)
  },
}
/** The transfer is too near to come back. */
export const TransferRetained: Story = { args: quoted({ reservation: three, at: '2027-03-13T15:00:00Z' }) }
/** Twenty minutes to the deadline: the page counts, and the quote does not outlive it. */
export const DeadlineIsNear: Story = {
  args: quoted({ reservation: aReservation(), at: '2027-03-07T19:40:00Z' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/20:00/)).toBeVisible()
    await expect(canvas.queryByText(/valid for another|two more minutes/)).toBeNull()
  },
}
export const DeadlineWithinTheDay: Story = {
  args: quoted({ reservation: aReservation(), at: '2027-03-07T02:12:00Z' }),
}
export const Quoting: Story = {
  args: { state: { kind: 'quoting', last: aCancelQuote({ reservation: three, roomNumbers: [2] }) } },
}
export const QuotingFirst: Story = { args: { terms: undefined, state: { kind: 'quoting' } } }
/** Two days before: a fee is charged by now. */
const renewed = (because: RenewedSumsProps['because'], at: Instant = '2027-03-12T15:00:00Z'): Story => {
  const { state, ...rest } = quoted({ reservation: three, roomNumbers: [2], at })
  const { quote } = quoted({ reservation: three, roomNumbers: [2] }).state
  return { args: { ...rest, state: { ...state, renewed: { because, before: quote.change } } } }
}
/** It comes to the same, which is said. */
export const QuoteRenewed: Story = {
  ...renewed('expired', fixtureNow),
  play: says('We’ve updated the amounts', 'Nothing has been canceled, and the amounts are the same.'),
}
/** What came back before, and what does now. */
export const AmountsMoved: Story = {
  ...renewed('price-moved'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Refund before|Reembolso anterior|Rimborso precedente/)
    await expect(
      within(canvasElement).getByText(/Refund now|Reembolso actual|Rimborso attuale/),
    ).toBeVisible()
  },
}
export const QuoteSuperseded: Story = renewed('superseded')
export const ReservationChanged: Story = renewed('reservation-changed')
export const QuoteRanOut: Story = {
  args: { clock: () => '2027-03-01T15:15:00Z' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onQuoteExpired).toHaveBeenCalled())
  },
}
export const GoingOn: Story = {
  args: {
    accepted: true,
    state: { ...quoted({ reservation: three, roomNumbers: [2] }).state, isGoingOn: true },
  },
}
export const PoliciesNotAvailable: Story = {
  args: { ...choosing, state: { kind: 'failed', what: 'policies', failure: { kind: 'unavailable' } } },
  play: says('The cancellation policy isn’t available'),
}
export const RefundDetailsFailed: Story = {
  args: { state: { kind: 'failed', what: 'refund', failure: { kind: 'offline' } } },
  play: async ({ canvasElement }) => {
    const notice = await within(canvasElement).findByRole('alert')
    await expect(notice).toHaveTextContent(
      'We couldn’t get your refund details. Refresh the page and try again.',
    )
    // It is said once what to do.
    await expect(notice.textContent?.match(/try again/gi)).toHaveLength(2)
    await expect(within(notice).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(within(notice).queryByRole('link')).toBeNull()
    await expect(within(canvasElement).queryByText('Your refund by date')).toBeNull()
  },
}
/** Every restriction, in words. */
export const EveryRestriction: Story = {
  render: (args) => (
    <>
      {cancellationRestrictions.map((restriction) => (
        <SumsPanel key={restriction} {...args} {...choosing} state={{ kind: 'refused', restriction }} />
      ))}
    </>
  ),
  play: says('There are no rooms left to cancel.'),
}
const notCancellable = (reason: ActionRefusal): Story => ({
  args: { ...choosing, state: { kind: 'not-cancellable', reason } },
})
export const AlreadyCancelled: Story = {
  ...notCancellable('reservation-cancelled'),
  play: says('There are no rooms left to cancel'),
}
export const UnderReview: Story = notCancellable('cancellation-under-review')
export const StayHasBegun: Story = notCancellable('stay-has-begun')
export const MainRoomStays: Story = {
  args: { roomNumbers: [1], state: { kind: 'refused', restriction: 'main-room-stays' } },
}
export const ReadInEuros: Story = {
  args: {
    ...quoted({ reservation: aMaldivesReservation() }),
    guestCurrency: { currency: 'EUR', rate: 0.9182 },
  },
}
export const Yen: Story = {
  args: { ...quoted({ reservation: aYenReservation() }), guestCurrency: { currency: 'MXN', rate: 0.1173 } },
}
export const NineRooms: Story = {
  args: quoted({ reservation: aReservationOfNineRooms(), roomNumbers: [3, 6] }),
}
export const VeryLongNames: Story = { args: quoted({ reservation: aReservationWithVeryLongNames() }) }

/** The policy is accepted before anybody goes on, and what was accepted was these rooms. */
export const NothingGoesOnUnaccepted: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const form = within(await canvas.findByRole('form'))
    const box = acceptance(canvasElement)
    await userEvent.click(form.getByRole('button'))
    await expect(args.onContinue).not.toHaveBeenCalled()
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription(/./)
    await userEvent.keyboard(' ')
    await userEvent.click(form.getByRole('button'))
    await expect(args.onContinue).toHaveBeenCalledOnce()
    const [, third] = canvas.getAllByRole('checkbox')
    if (third) await userEvent.click(third)
    await expect(acceptance(canvasElement)).not.toBeChecked()
  },
}

function acceptance(canvasElement: HTMLElement): HTMLElement {
  const box = canvasElement.querySelector<HTMLElement>('[name=accepted]')
  if (!box) throw new Error('There is nothing to accept')
  return box
}
