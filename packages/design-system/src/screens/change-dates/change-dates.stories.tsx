import type { Meta, StoryObj } from '@storybook/react-vite'
import { money, nightDatesOf, type AddOnChange, type Stay } from '@veranda/domain'
import {
  aRateCalendarRoom,
  aStayQuote,
  aFamilyReservation,
  aMaldivesReservation,
  aPromotion,
  aRateCalendar,
  aReservation,
  aReservationWithBalance,
  aReservationWithVeryLongNames,
  aYenCalendar,
  aYenReservation,
  aFlexiblePolicy,
  fixtureNow,
} from '@veranda/domain/fixtures'
import { useMemo, useState } from 'react'
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { type ChangeRefusal, type ChangeState, panelId } from '../../patterns/change-price/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { from } from '../../theme/breakpoints.ts'
import { resize } from '../../testing/resize.ts'
import { says } from '../../testing/says.ts'
import { ChangeDatesScreen, type ChangeDatesScreenProps } from './index.ts'

/** Views, timing and choices are kept, as the portal keeps them; a chosen stay is quoted at once. */
function Retained(props: ChangeDatesScreenProps) {
  const { reservation, calendar } = props
  const [view, setView] = useState(props.view)
  const [timing, setTiming] = useState(props.timing)
  const [chosen, setChosen] = useState<{ readonly stay: Stay | undefined }>()
  const shown = useMemo((): Partial<ChangeDatesScreenProps> => {
    if (!chosen) return {}
    const { stay } = chosen
    return calendar && stay
      ? { ...quoted({ quote: aStayQuote({ reservation, calendar, stay }) }), stay }
      : { state: { kind: 'choosing' }, stay: undefined }
  }, [chosen, calendar, reservation])
  return (
    <ChangeDatesScreen
      {...props}
      view={view}
      timing={timing}
      {...shown}
      onViewChange={setView}
      onTiming={setTiming}
      onClear={() => setChosen({ stay: undefined })}
      onStay={(stay) => {
        props.onStay(stay)
        setChosen({ stay })
      }}
    />
  )
}

const calendar = aRateCalendar()
const villas = aRateCalendar({
  perNight: 900,
  minimumNights: 3,
  current: { stay: aMaldivesReservation().stay, total: aMaldivesReservation().pricing.rooms.amount },
})
const familyCalendar = aRateCalendar({
  rooms: [
    aRateCalendarRoom(),
    aRateCalendarRoom({ roomNumber: 2, name: 'Junior Suite, Garden View', roomTypeId: 902 }),
  ],
  current: { stay: aFamilyReservation().stay, total: aFamilyReservation().pricing.rooms.amount },
})
/** Two months are enough where the calendar is not what a story is about. */
const soon = aRateCalendar({ length: 62 })
const shortly = { calendar: soon, view: 'list' } as const
const later = { arrival: '2027-04-13', departure: '2027-04-18' } as const
const asExpensive = { arrival: '2027-04-24', departure: '2027-04-30' } as const
const asExpensiveCalendar = aRateCalendar({
  days: Object.fromEntries(nightDatesOf(asExpensive).map((night) => [night, { prices: [41_250] }])),
})
const clock = () => fixtureNow
const taken = { arrival: '2027-03-25', departure: '2027-03-31' } as const
const priceDecrease = { arrival: '2027-04-19', departure: '2027-04-24' } as const

const meta = {
  title: 'Screens/Change dates',
  component: ChangeDatesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    reservation: aReservation(),
    calendar,
    state: { kind: 'choosing' },
    clock,
    help: aHelp(),
    view: 'calendar',
    promotion: { kind: 'none' },
    timing: 'now',
    backHref: '/my-reservation',
    onBack: fn((event) => event.preventDefault()),
    onViewChange: fn(),
    onStay: fn(),
    onClear: fn(),
    onPromotion: fn(),
    onPlaces: fn(),
    onTiming: fn(),
    onContinue: fn(),
    onQuoteExpired: fn(),
    onTryAgain: fn(),
  },
  render: (args) => <Retained {...args} />,
} satisfies Meta<typeof ChangeDatesScreen>
export default meta
type Story = StoryObj<typeof meta>

type Quoted = Extract<ChangeState, { kind: 'quoted' }>

const quoted = ({ quote = aStayQuote(), ...over }: Partial<Quoted> = {}) =>
  ({ state: { kind: 'quoted', quote, ...over }, stay: quote.change.after }) as const

const refused = (refusal: ChangeRefusal, stay: Stay = later): Story => ({
  args: { ...shortly, state: { kind: 'refused', refusal }, stay },
})

/** A sentence at a desk; on a phone the calendar has the page to itself. */
export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector(`#${panelId}`)
    await expect(panel?.checkVisibility()).toBe(matchMedia(from.wide).matches)
  },
}
export const Loading: Story = { args: { calendar: undefined } }
/** Dates that are typed are chosen where they can be had, and come first; the booked ones are no change. */
export const AsAList: Story = {
  args: { view: 'list' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const arrival = canvas.getByDisplayValue(aReservation().stay.arrival)
    await fireEvent.change(arrival, { target: { value: asExpensive.arrival } })
    await expect(args.onStay).toHaveBeenLastCalledWith(asExpensive)
    const [list = canvasElement] = canvas.getAllByRole('list')
    const [first] = within(list).getAllByRole('button')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
  },
}
/** What was typed and is no date stays, with how a date is written, until the field is emptied. */
export const AsAListNotADate: Story = {
  args: { view: 'list' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [arrival = canvasElement] = canvas.getAllByRole('textbox')
    await userEvent.clear(arrival)
    await userEvent.type(arrival, '13/45/2027')
    await userEvent.tab()
    await expect(arrival).toHaveValue('13/45/2027')
    await expect(arrival).toBeInvalid()
    await expect(arrival).toHaveAccessibleDescription(/four-digit year/)
    await userEvent.clear(arrival)
    await userEvent.tab()
    await expect(arrival).toBeValid()
  },
}
export const Quoting: Story = {
  args: { state: { kind: 'quoting' }, stay: { arrival: '2027-03-16', departure: '2027-03-23' } },
}
export const PriceIncrease: Story = { args: { ...quoted() } }
export const PriceIncreaseInTwoCurrencies: Story = {
  args: {
    reservation: aMaldivesReservation(),
    calendar: villas,
    guestCurrency: { currency: 'EUR', rate: 0.9182 },
    ...quoted({ quote: aStayQuote({ reservation: aMaldivesReservation(), calendar: villas }) }),
  },
}
/** The next step, in any of our languages, in the panel or in reach of a thumb. */
const confirm = /^conf[ei]rm/i
const confirmOrPay = /^(conf[ei]rm|continu|procedi|review and pay|revisar y pagar|verifica e paga)/i

/** Nothing to pay, and no page to pay on. */
export const SamePrice: Story = {
  args: {
    ...shortly,
    ...quoted({ quote: aStayQuote({ calendar: asExpensiveCalendar, stay: asExpensive }) }),
  },
  play: async ({ canvasElement, args }) => {
    await says('no difference')({ canvasElement })
    // One button: beside the page at a desk, in reach of a thumb on a phone, never both.
    const confirming = () => within(canvasElement).getAllByRole('button', { name: confirm })
    for (const width of [1440, 390] as const) {
      await resize(width)
      await expect(confirming().filter((button) => button.checkVisibility())).toHaveLength(1)
      mocked(args.onContinue).mockClear()
      await userEvent.click(confirming().find((button) => button.checkVisibility()) ?? canvasElement)
      await expect(args.onContinue).toHaveBeenCalledWith(undefined)
    }
    await resize(320)
  },
}
export const PriceDecreaseWithRefund: Story = {
  args: { ...quoted({ quote: aStayQuote({ stay: priceDecrease }) }) },
}
export const PriceDecreaseLowersBalance: Story = {
  args: {
    view: 'list',
    reservation: aReservationWithBalance(),
    ...quoted({ quote: aStayQuote({ stay: priceDecrease, reservation: aReservationWithBalance() }) }),
  },
}
export const Confirming: Story = { args: { ...shortly, ...quoted({ isConfirming: true }) } }
export const PromotionApplied: Story = {
  args: {
    calendar: aRateCalendar({ promotion: aPromotion() }),
    promotion: { kind: 'applied', code: 'EARLYSUN' },
    ...quoted({ quote: aStayQuote({ calendar: aRateCalendar({ promotion: aPromotion() }) }) }),
  },
}
/** The reservation's own: what it took off so far is said. */
export const PromotionLost: Story = {
  args: {
    reservation: aReservationWithBalance(),
    ...quoted({
      quote: aStayQuote({
        reservation: aReservationWithBalance(),
        calendar: aRateCalendar({ promotion: aPromotion() }),
        stay: { arrival: '2027-04-29', departure: '2027-05-04' },
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    await says('no longer applies')({ canvasElement })
    await expect(await within(canvasElement).findByText(/436[.,]76/)).toBeVisible()
  },
}
export const PromotionNotFound: Story = {
  args: { ...shortly, promotion: { kind: 'refused', code: 'ERLYSUN', why: 'not-found' } },
  play: says('Promo code not found. Check that it’s entered correctly.'),
}
export const PromotionNotValid: Story = {
  args: { ...shortly, promotion: { kind: 'refused', code: 'WINTER', why: 'not-valid' } },
  play: says('This promo code isn’t valid for the selected rates.'),
}
export const PromotionBeingChecked: Story = {
  args: { ...shortly, promotion: { kind: 'checking', code: 'EARLYSUN' } },
}
export const PromotionNotChecked: Story = {
  args: { ...shortly, promotion: { kind: 'refused', code: 'EARLYSUN', why: 'failed' } },
  play: says('We couldn’t check your code. It’s still entered, so you can try again.'),
}
export const SoldOut: Story = {
  args: {
    stay: taken,
    state: {
      kind: 'refused',
      refusal: {
        kind: 'not-available',
        restriction: { kind: 'sold-out', on: taken.arrival, roomNumbers: [1] },
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent(
      'Superior Deluxe, Ocean View is no longer available; choose another date or room type.',
    )
    const offers = within(alert.parentElement ?? canvasElement).getAllByRole('button')
    await expect(offers).toHaveLength(3)
    const [offer] = offers
    if (!offer) throw new Error('The nearest stays are offered')
    await userEvent.click(offer)
    await expect(args.onStay).toHaveBeenCalled()
  },
}
export const RateNotFound: Story = {
  ...refused({
    kind: 'not-available',
    restriction: { kind: 'rate-not-found', on: later.arrival, roomNumbers: [1] },
  }),
  play: says('Your rate isn’t available on these dates', 'It isn’t offered on all of these nights'),
}
/** A promotion is what has no rate there: the code applied here, or the reservation's own. */
export const PromotionRateNotFound: Story = {
  args: {
    ...RateNotFound.args,
    promotion: { kind: 'applied', code: 'SUNNY15' },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your promotion isn’t available on these dates')
  },
}
/** Nothing is sold on any day: neither a calendar nor a code would lead anywhere. */
export const NoRates: Story = {
  args: {
    calendar: { ...soon, days: soon.days.map((day) => ({ ...day, prices: [null] })) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No room rates are available')
    await expect(within(canvasElement).queryByRole('grid')).toBeNull()
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
  },
}
/** All that is known is that another guest was faster: every room is named. */
export const SoldOutMeanwhile: Story = {
  ...refused({ kind: 'sold-out' }),
  play: says('is no longer available'),
}
export const ReservationChanged: Story = {
  ...refused({ kind: 'reservation-changed' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(canvasElement.querySelector(`#${panelId} button`) ?? canvasElement)
    await expect(args.onTryAgain).toHaveBeenCalled()
  },
}
const panelTop = (canvasElement: HTMLElement): number =>
  canvasElement.querySelector(`#${panelId}`)?.getBoundingClientRect().top ?? Number.NaN

/** What was refused is offered nowhere; stays as long as they have to be are. */
export const NotPossible: Story = {
  ...refused(
    { kind: 'not-available', restriction: { kind: 'too-short', minimumNights: 3 } },
    { arrival: '2027-03-22', departure: '2027-03-23' },
  ),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement.querySelector<HTMLElement>(`#${panelId}`) ?? canvasElement)
    const offers = (await panel.findAllByRole('button')).map(({ textContent }) => textContent)
    await expect(offers).toHaveLength(3)
    for (const offer of offers) await expect(offer).toMatch(/3\s(nights|noches|notti)/)
    const chooser = canvasElement.querySelector('[role=tablist]')
    if (!matchMedia(from.wide).matches)
      await expect(panelTop(canvasElement)).toBeLessThan(chooser?.getBoundingClientRect().top ?? 0)
    // A stay that is too short is answered with the shortest there may be, then with stays as long as the booked one.
    await expect(within(canvasElement).getByRole('heading', { name: /^3-night/ })).toBeVisible()
    await expect(within(canvasElement).getByRole('heading', { name: /^6-night/ })).toBeVisible()
    await expect(within(canvasElement).queryByRole('heading', { name: /^One-night/ })).toBeNull()
    await expect(within(canvasElement).getAllByText(/3-night minimum/)).toHaveLength(1)
    const everyOffer = within(canvasElement).getAllByRole('button')
    await expect(everyOffer.filter(({ textContent }) => /22\s?–\s?23\b/.test(textContent))).toEqual([])
  },
}
export const QuoteRenewed: Story = {
  args: {
    ...shortly,
    ...quoted({ renewed: { because: 'expired', previousTotal: aStayQuote().change.newTotal } }),
  },
}
/** What it changed is said: the total before and after, and how much more. */
export const QuoteRenewedAtAnotherPrice: Story = {
  args: {
    ...shortly,
    ...quoted({ renewed: { because: 'expired', previousTotal: money(281_500, 'USD') } }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/2[,.]?815/)).toBeVisible()
  },
}
export const RenewedAfterAChangeElsewhere: Story = {
  args: {
    ...shortly,
    ...quoted({ renewed: { because: 'reservation-changed', previousTotal: money(301_000, 'USD') } }),
  },
}
export const PriceMoved: Story = {
  args: {
    ...shortly,
    ...quoted({ renewed: { because: 'price-moved', previousTotal: money(290_000, 'USD') } }),
  },
}
export const QuoteSuperseded: Story = refused({ kind: 'quote-superseded' })
export const LastMinutes: Story = {
  args: { ...shortly, clock: () => '2027-03-01T15:12:21Z', ...quoted() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/2:39/)).toBeVisible()
  },
}
export const QuoteRanOut: Story = {
  args: { ...shortly, clock: () => '2027-03-01T15:15:00Z', ...quoted() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onQuoteExpired).toHaveBeenCalled())
  },
}
export const Offline: Story = {
  args: { ...shortly, state: { kind: 'failed', failure: { kind: 'offline' } } },
}
export const AnswerLostWhileConfirming: Story = {
  args: {
    ...shortly,
    ...quoted(),
    state: { kind: 'failed', failure: { kind: 'unavailable' }, quote: aStayQuote() },
  },
}
export const NotRefundable: Story = {
  args: { state: { kind: 'not-allowed', reason: 'not-every-room-refundable' } },
}
export const UnderReview: Story = {
  args: { state: { kind: 'not-allowed', reason: 'cancellation-under-review' } },
}
export const AlreadyCancelled: Story = {
  args: { state: { kind: 'not-allowed', reason: 'reservation-cancelled' } },
}
export const StayIsOver: Story = { args: { state: { kind: 'not-allowed', reason: 'stay-is-over' } } }
export const StayHasBegun: Story = { args: { state: { kind: 'not-allowed', reason: 'stay-has-begun' } } }
export const TwoRoomsFamily: Story = {
  args: {
    reservation: aFamilyReservation(),
    calendar: familyCalendar,
    ...quoted({ quote: aStayQuote({ reservation: aFamilyReservation(), calendar: familyCalendar }) }),
  },
}
export const VeryLongNames: Story = {
  args: {
    reservation: aReservationWithVeryLongNames(),
    ...quoted({ quote: aStayQuote({ reservation: aReservationWithVeryLongNames() }) }),
  },
}
export const Yen: Story = {
  args: {
    reservation: aYenReservation(),
    calendar: aYenCalendar(),
    ...quoted({ quote: aStayQuote({ reservation: aYenReservation(), calendar: aYenCalendar() }) }),
  },
}

/** From nothing to the next step by keys alone: arrival, departure, when to pay, go on. */
export const ByKeysAlone: Story = {
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-date="2027-03-14"]')).toBeTruthy())
    canvasElement.querySelector<HTMLElement>('[data-date="2027-03-14"]')?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}{ArrowDown} ')
    await expect(args.onStay).toHaveBeenCalledWith({ arrival: '2027-03-16', departure: '2027-03-23' })
    const canvas = within(canvasElement)
    const [now] = await canvas.findAllByRole('radio')
    now?.focus()
    await userEvent.keyboard('{ArrowDown}')
    const [step] = await canvas.findAllByRole('button', { name: confirm })
    step?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onContinue).toHaveBeenCalledWith('before-arrival')
  },
}

const anAddOn = (over: Partial<AddOnChange> = {}): AddOnChange => ({
  kind: 'moved',
  roomNumber: 1,
  id: 41,
  name: 'Massage for two',
  category: 'for-guest',
  quantity: 2,
  dayBefore: '2027-03-15',
  day: '2027-03-17',
  places: ['move', 'refund'],
  unitPrice: money(12_000, 'USD'),
  before: money(24_000, 'USD'),
  after: money(24_000, 'USD'),
  wasPaid: true,
  ...over,
})
const aDinner = anAddOn({
  kind: 'removed',
  id: 42,
  name: 'Dinner under the stars',
  quantity: 1,
  dayBefore: '2027-03-19',
  day: '2027-03-19',
  places: [],
  misfit: 'too-many',
  before: money(18_900, 'USD'),
  after: money(0, 'USD'),
})

/** Each dated add-on is listed with its new day, or as refunded; where both can be, the guest chooses. */
export const AddOnsMove: Story = {
  args: {
    ...shortly,
    ...quoted({
      quote: aStayQuote({
        services: [
          anAddOn(),
          aDinner,
          anAddOn({
            kind: 'kept',
            id: 43,
            name: 'Flowers',
            quantity: 1,
            dayBefore: '2027-03-18',
            day: '2027-03-18',
            places: ['move', 'keep', 'refund'],
            unitPrice: money(6_000, 'USD'),
            before: money(6_000, 'USD'),
            after: money(6_000, 'USD'),
          }),
        ],
        transfer: {
          place: 'move',
          places: ['move', 'refund'],
          dayBefore: '2027-03-14',
          day: '2027-03-16',
          before: money(9_000, 'USD'),
          after: money(9_000, 'USD'),
          wasPaid: true,
        },
      }),
    }),
  },
  play: async ({ canvasElement, args }) => {
    const groups = await within(canvasElement).findAllByRole('group', { name: /Massage for two/ })
    const choices = within(groups[0] ?? canvasElement).getAllByRole('radio')
    await expect(choices[0]).toBeChecked()
    await userEvent.click(choices[1] ?? canvasElement)
    await expect(args.onPlaces).toHaveBeenCalledWith({
      addOns: [
        { addOnId: 43, place: 'keep' },
        { addOnId: 41, place: 'refund' },
      ],
      transfer: 'move',
    })
    // What fits nowhere is told, and nothing is asked about it.
    await expect(within(canvasElement).getByText('Dinner under the stars')).toBeVisible()
    await expect(within(canvasElement).queryByRole('group', { name: /Dinner/ })).toBeNull()
  },
}
/** Moved while two nights are charged: that is said with its sum, before it is confirmed. */
export const PenaltyRetained: Story = {
  args: {
    ...shortly,
    ...quoted({
      quote: aStayQuote({ policyAfter: { ...aFlexiblePolicy, floor: money(82_500, 'USD') } }),
    }),
  },
  play: async ({ canvasElement }) => {
    const [sentence] = await within(canvasElement).findAllByText(/^If you canceled today/)
    await expect(sentence).toHaveTextContent(
      'If you canceled today, the fee would be $825.00. After the change, you’ll pay at least that much, even if you cancel before you arrive on March 16, 2027.',
    )
    await expect(sentence).toBeVisible()
  },
}
/** Free cancellation ends sooner than now: said with both dates, above the button and outside of any fold. */
export const FreeCancellationEndsSooner: Story = {
  args: {
    ...shortly,
    ...quoted({
      quote: aStayQuote({
        stay: { arrival: '2027-03-10', departure: '2027-03-16' },
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getAllByRole('button', { name: confirmOrPay })[0]
    const wording = canvasElement.querySelector('[data-free-cancellation]')
    await expect(wording).toBeVisible()
    await expect(wording?.closest('details')).toBeNull()
    if (!button || !wording) throw new Error('Both are there')
    await expect(wording.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}
/** The reservation was changed in another window: said, with the focus on it, above the new figures. */
export const ChangedMeanwhile: Story = {
  args: {
    ...shortly,
    ...quoted({
      renewed: { because: 'reservation-changed', previousTotal: aStayQuote().change.newTotal },
    }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.ownerDocument.activeElement).toContainElement(
        within(canvasElement).getByText(/changed in the meantime|mientras tanto|nel frattempo/),
      ),
    )
  },
}
