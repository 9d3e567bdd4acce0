import type { Meta, StoryObj } from '@storybook/react-vite'
import { actionRefusals, money, type SelectionRefusal } from '@veranda/domain'
import {
  aFamilyReservation,
  aFlexiblePolicy,
  aJoinedRoom,
  aReservation,
  aReservationOfNineRooms,
  aReservationWithBalance,
  aRoomMore,
  aRoomsChange,
  aRoomsQuote,
  anAddOnAdded,
  anAddOnGivenBack,
  aStayQuote,
  aTwoRoomReservation,
  anUpgradedRoom,
  fixtureNow,
  type RoomsSketch,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { from } from '../../theme/breakpoints.ts'
import { aHelp } from '../help-line/a-help.ts'
import { resize } from '../../testing/resize.ts'
import { wrappedOnAPhone } from '../../testing/wrapped-on-a-phone.ts'
import { StepPage } from '../step-page/index.ts'
import { says } from '../../testing/says.ts'
import { ChangeBar, ChangePrice, type ChangePriceProps, type ChangeState } from './index.ts'
import { NotAllowed } from './not-allowed.tsx'
import { RefusedPrice } from './refused-price.tsx'

/** On a page of a flow, as it is met: beside what is chosen, or in reach of a thumb. */
function OnAPage(props: ChangePriceProps) {
  const [timing, setTiming] = useState(props.timing)
  const retained = {
    ...props,
    timing,
    onTiming: (chosen: typeof timing) => {
      setTiming(chosen)
      props.onTiming(chosen)
    },
  }
  return (
    <StepPage
      step={1}
      steps={1}
      title="What is chosen"
      backLabel="Back"
      backHref="/my-reservation"
      ready="change-price"
      first={<Text>Here something is chosen.</Text>}
      beside={<ChangePrice {...retained} />}
    >
      <ChangeBar {...retained} />
    </StepPage>
  )
}

const meta = {
  title: 'Patterns/Change price',
  component: ChangePrice,
  parameters: { layout: 'fullscreen' },
  args: {
    reservation: aReservation(),
    state: { kind: 'choosing' },
    clock: () => fixtureNow,
    timing: 'now',
    help: aHelp(),
    onTiming: fn(),
    onContinue: fn(),
    onQuoteExpired: fn(),
    onTryAgain: fn(),
  },
  render: (args) => <OnAPage {...args} />,
} satisfies Meta<typeof ChangePrice>
export default meta
type Story = StoryObj<typeof meta>

/** In reach of a thumb: the price with its total, and the step. */
const partsOfBar = (canvas: HTMLElement) => {
  const price = canvas.querySelector('[href="#price"]')
  return [price, price?.parentElement?.querySelector('button') ?? null]
}

type Shown = Pick<ChangePriceProps, 'state'> & Partial<Pick<ChangePriceProps, 'reservation'>>

const quoted = (
  sketch: RoomsSketch = {},
  over: Partial<Extract<ChangeState, { kind: 'quoted' }>> = {},
): Shown => ({
  ...(sketch.reservation ? { reservation: sketch.reservation } : {}),
  state: { kind: 'quoted', quote: aRoomsQuote(sketch), ...over },
})
const refused = (refusal: Extract<ChangeState, { kind: 'refused' }>['refusal']): Shown => ({
  state: { kind: 'refused', refusal },
})

/** A sentence at a desk; on a phone nothing takes the place of what is chosen from. */
export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector('#price')
    await expect(panel?.checkVisibility()).toBe(matchMedia(from.wide).matches)
  },
}
export const Quoting: Story = { args: { state: { kind: 'quoting' } } }

/**
 * What is pressed says what it does, here that it leads to the payment; what is chosen and both sums, to the cent,
 * stand beside it.
 */
export const Upgrade: Story = {
  args: quoted(),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Junior Suite, Ocean View')[0]).toBeVisible()
    const bar = canvasElement.querySelector('[href="#price"]')?.parentElement
    await expect(bar?.textContent.match(/[.,]\d{2}(?!\d)/g)).toHaveLength(2)
    await expect(bar).toHaveTextContent('Junior Suite, Ocean View')
    const legend = canvasElement.querySelector('legend')
    legend?.scrollIntoView({ block: 'center' })
    const [step = canvasElement] = await canvas.findAllByRole('button', { name: /payment|pago|pagamento/i })
    await expect(step).not.toHaveTextContent(/\d/)
    await userEvent.click(step)
    await expect(args.onContinue).toHaveBeenCalledWith('now')
    await expect(await wrappedOnAPhone(() => partsOfBar(canvasElement))).toEqual([])
  },
}
/** On a phone the step leads to when it is paid first, and the focus to that question; then it goes on. */
export const WhenToPayIsSeenFirst: Story = {
  args: quoted(),
  render: (args) => (
    <>
      <div style={{ blockSize: '100vh' }} />
      <OnAPage {...args} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    if (matchMedia(from.wide).matches) return
    mocked(args.onContinue).mockClear()
    const canvas = within(canvasElement)
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 0)
    await userEvent.click(await canvas.findByRole('button', { name: /^(review|revisar|verifica)/i }))
    await expect(args.onContinue).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('legend')).toHaveFocus()
    await userEvent.click(await canvas.findByRole('button', { name: /payment|pago|pagamento/i }))
    await expect(args.onContinue).toHaveBeenCalledWith('now')
  },
}
/** Nothing is paid now: the step confirms the change, in more words than the one that leads to the payment. */
export const UpgradePaidLater: Story = {
  args: { ...quoted(), timing: 'before-arrival' },
  play: async ({ canvasElement }) => {
    await expect(await wrappedOnAPhone(() => partsOfBar(canvasElement))).toEqual([])
  },
}
export const UpgradeInTwoCurrencies: Story = {
  args: { ...quoted(), guestCurrency: { currency: 'CAD', rate: 1.3741 } },
}
export const OneRoomOfTwo: Story = { args: quoted({ reservation: aTwoRoomReservation() }) }
export const ThreeRoomsOfNine: Story = {
  args: quoted({
    reservation: aReservationOfNineRooms(),
    rooms: [1, 3, 7].map((roomNumber) => ({ ...anUpgradedRoom, roomNumber })),
  }),
}
export const GuestsJoin: Story = { args: quoted({ rooms: [aJoinedRoom], onlyGuestsJoin: true }) }
/** The floor of the extra-guest price hides what was paid beyond it: that is said. */
export const GuestsJoinForNothing: Story = {
  args: quoted({
    reservation: aTwoRoomReservation(),
    rooms: [
      { ...aJoinedRoom, perNight: 39_000 },
      { ...aJoinedRoom, roomNumber: 2, perNight: 35_000 },
    ],
    onlyGuestsJoin: true,
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/135[,.]00/)).toBeVisible()
    const buttons = canvas.getAllByRole('button')
    await userEvent.click(buttons[0] ?? canvasElement)
    await expect(args.onContinue).toHaveBeenCalledWith(undefined)
  },
}
export const ARoomMore: Story = { args: quoted({ rooms: [aRoomMore] }) }
export const AddOnsTaken: Story = {
  args: quoted({
    rooms: [],
    services: [
      anAddOnAdded(),
      anAddOnAdded({
        id: 42,
        name: 'Private dinner under the palms',
        quantity: 1,
        unitPrice: money(24_500, 'USD'),
        after: money(24_500, 'USD'),
      }),
    ],
  }),
}
export const AnAddOnGivenBack: Story = { args: quoted({ rooms: [], services: [anAddOnGivenBack()] }) }
export const EverythingAtOnce: Story = {
  args: quoted({
    reservation: aReservation(),
    stay: { arrival: '2027-03-16', departure: '2027-03-23' },
    rooms: [{ ...aJoinedRoom, ...anUpgradedRoom }, aRoomMore],
    services: [anAddOnAdded(), anAddOnGivenBack()],
  }),
}
/** The sentences about until when cancelling is free that stand in sight, out of any fold, above the step. */
function cautionsAboveTheStep(canvasElement: HTMLElement): readonly string[] {
  const [step] = within(canvasElement)
    .getAllByRole('button')
    .filter((button) => button.checkVisibility())
    .slice(-1)
  return within(canvasElement)
    .getAllByText(/^(Free|Cancel)/)
    .filter((one) => one.checkVisibility() && !one.closest('details'))
    .filter((one) => step && one.compareDocumentPosition(step) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
}
/** An upgrade after which cancelling is free for less long: said with its day, above the button. */
export const PolicyGotWorse: Story = {
  args: quoted({
    reservation: aTwoRoomReservation(),
    rooms: [
      {
        ...anUpgradedRoom,
        policyAfter: {
          ...aFlexiblePolicy,
          tiers: [
            { daysBefore: 10, charge: { kind: 'percent', percent: 50 } },
            { daysBefore: 7, charge: { kind: 'whole-stay' } },
          ],
        },
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    for (const width of [1440, 390] as const) {
      await resize(width)
      const sentences = cautionsAboveTheStep(canvasElement)
      await expect(new Set(sentences)).toEqual(new Set(['Free cancellation until Thu, Mar 4, 3:00 PM']))
    }
    await resize(320)
  },
}
export const PromotionLost: Story = {
  args: {
    reservation: aReservationWithBalance(),
    state: {
      kind: 'quoted',
      quote: aRoomsQuote(
        {},
        { change: { ...aRoomsChange(), promotion: 'lost', warnings: ['promotion-lost'] } },
      ),
    },
  },
}
export const OtherDates: Story = {
  args: { state: { kind: 'quoted', quote: aStayQuote() } },
  play: async ({ canvasElement }) => {
    await expect(await wrappedOnAPhone(() => partsOfBar(canvasElement))).toEqual([])
  },
}
export const Confirming: Story = {
  args: quoted({ rooms: [], services: [anAddOnGivenBack()] }, { isConfirming: true }),
  play: async ({ canvasElement, args }) => {
    const [step] = within(canvasElement).getAllByRole('button')
    await userEvent.click(step ?? canvasElement)
    await expect(args.onContinue).not.toHaveBeenCalled()
  },
}
export const RenewedAtAnotherPrice: Story = {
  args: quoted({}, { renewed: { because: 'expired', previousTotal: money(301_500, 'USD') } }),
}
export const PriceMoved: Story = {
  args: quoted({}, { renewed: { because: 'price-moved', previousTotal: money(330_000, 'USD') } }),
}
/** A rule became stricter while the price was read: it is told, and accepted anew. */
export const TermsChanged: Story = {
  args: quoted({}, { renewed: { because: 'terms-changed', previousTotal: aRoomsQuote().change.newTotal } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/terms have changed/)).toBeVisible()
    await expect(within(canvasElement).queryByText(/price has changed/)).toBeNull()
  },
}
export const QuoteRanOut: Story = {
  args: { ...quoted(), clock: () => '2027-03-01T15:15:00Z' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onQuoteExpired).toHaveBeenCalled())
  },
}

/** The room that is gone is named by the category that was selected for it. */
export const AnotherGuestWasFaster: Story = {
  args: {
    ...refused({
      kind: 'not-available',
      restriction: { kind: 'sold-out', on: '2027-03-16', roomNumbers: [1] },
    }),
    rooms: [{ roomNumber: 1, name: 'Junior Suite, Ocean View' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Junior Suite, Ocean View')
  },
}
export const SoldOut: Story = { args: refused({ kind: 'sold-out' }) }
export const NoRate: Story = {
  args: refused({
    kind: 'not-available',
    restriction: { kind: 'rate-not-found', on: '2027-03-16', roomNumbers: [2] },
  }),
}
export const TooManyGuests: Story = {
  args: refused({
    kind: 'not-possible',
    why: { kind: 'too-many-guests', roomNumber: 1, maxOccupancy: 4 },
  }),
}
export const ReservationChanged: Story = {
  args: refused({ kind: 'reservation-changed' }),
  play: async ({ canvasElement, args }) => {
    const status = within(canvasElement).getByRole('status')
    await userEvent.click(within(status).getByRole('button'))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}
export const QuoteSuperseded: Story = { args: refused({ kind: 'quote-superseded' }) }
export const Offline: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } }
/** No price came, and what could not be done is named: the service, the total, the guests who would join. */
export const ServiceUnavailable: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'unavailable', retryAfterSeconds: 90 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Changes aren’t available online right now')
  },
}
export const NoTotal: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'unreadable' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We couldn’t calculate your new total')
  },
}
export const AnswerLostWhileConfirming: Story = {
  args: { state: { kind: 'failed', failure: { kind: 'unavailable' }, quote: aRoomsQuote() } },
}
export const NotAllowedHere: Story = {
  args: { state: { kind: 'not-allowed', reason: 'not-every-room-refundable' } },
}

/** While another price is being quoted, the last one stays on screen. */
export const AnotherPendingPrice: Story = {
  args: quoted(),
  render: function Asked(args) {
    const [state, setState] = useState(args.state)
    return (
      <>
        <Button tone="secondary" onPress={() => setState({ kind: 'quoting' })}>
          Another
        </Button>
        <OnAPage {...args} state={state} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }))
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible()
    await expect(canvas.getAllByText(/3[,.]?\d{3}/)[0]).toBeVisible()
  },
}

const everyWhy: readonly SelectionRefusal[] = [
  { kind: 'nothing-wanted' },
  { kind: 'too-many-rooms' },
  { kind: 'adults-only' },
  { kind: 'room-not-found', roomNumber: 3 },
  { kind: 'not-superior', roomNumber: 1 },
  { kind: 'same-category', roomNumber: 1 },
  { kind: 'no-adult', roomNumber: 2 },
  { kind: 'category-not-found', roomTypeId: 1 },
  { kind: 'too-many-guests', roomNumber: 2, maxOccupancy: 3 },
  { kind: 'service-not-found', addOnId: 99 },
  { kind: 'service-not-on-that-day', addOnId: 99 },
  { kind: 'service-not-removable', addOnId: 4 },
  { kind: 'service-not-removable', addOnId: 99 },
  { kind: 'too-many-of-service', addOnId: 41, maxQuantity: 2 },
  { kind: 'age-range-not-found', category: 'infant' },
]
export const EveryReasonItCannotBe: Story = {
  render: ({ onTryAgain }) => (
    <Stack gap="small">
      {everyWhy.map((why, index) => (
        <RefusedPrice
          key={JSON.stringify(why)}
          reservation={index % 2 ? aFamilyReservation() : aReservation()}
          refusal={{ kind: 'not-possible', why }}
          onTryAgain={onTryAgain}
        />
      ))}
    </Stack>
  ),
  play: says('Call us and we’ll add them for you.'),
}
export const EveryReasonItIsNotAllowed: Story = {
  render: () => (
    <Stack gap="small">
      {actionRefusals.map((reason) => (
        <NotAllowed key={reason} reason={reason} title="Not online" />
      ))}
    </Stack>
  ),
}
