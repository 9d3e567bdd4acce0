import type { Meta, StoryObj } from '@storybook/react-vite'
import { type DeclineReason, money, nearestOffers } from '@veranda/domain'
import {
  aJoinedRoom,
  anUpgradedRoom,
  aRateCalendar,
  aReservation,
  aRoomMore,
  aRoomsChange,
  anAddOnAdded,
  anAddOnGivenBack,
  aStayChange,
  aTwoRoomReservation,
  aYenCalendar,
  aYenReservation,
  theHotels,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { BankPage } from '../../patterns/payment/bank-page.tsx'
import { addsUp } from '../../testing/adds-up.ts'
import { aBill, twoStoredCards } from './a-bill.tsx'
import { ChangePaymentScreen, type ChangeBill, type ChangePaymentProgress } from './index.ts'

const ready = (progress: ChangePaymentProgress, over: Partial<ChangeBill> = {}) => ({
  payment: { kind: 'ready' as const, ...aBill(over), progress },
})
const choosing = { kind: 'choosing' } as const

const meta = {
  title: 'Screens/Change, payment',
  component: ChangePaymentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...ready(choosing),
    help: aHelp(),
    backHref: '/update/dates',
    onBack: fn((event) => event.preventDefault()),
    reservationHref: '/my-reservation',
    onReservation: fn((event) => event.preventDefault()),
    onPay: fn(),
    onChallengeCancelled: fn(),
    onStayChosen: fn(),
    onTryAgain: fn(),
    onAskBank: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof ChangePaymentScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = ReturnType<typeof within>

const payButton = (canvas: Canvas): Promise<HTMLElement> =>
  canvas.findByRole('button', { name: /^(Pay |Pagar |Paga |Confirm|Conferma)/ })
/** Below the card, which may be stored: the last box is for the terms. */
const termsIn = async (canvas: Canvas, hidden = false): Promise<HTMLElement> =>
  (await canvas.findAllByRole('checkbox', { hidden })).at(-1) as HTMLElement
const tick = async (canvas: Canvas): Promise<void> => userEvent.click(await termsIn(canvas))

const aStep = /\d (of|de|di) \d/

export const Loading: Story = { args: { payment: { kind: 'loading' } } }
export const Offline: Story = { args: { payment: { kind: 'failed', failure: { kind: 'offline' } } } }

/** A change has a page to choose on and one to pay on: neither counts steps. */
export const NewCard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('form')
    await expect(canvas.queryByText(aStep)).toBeNull()
  },
}
export const StoredCards: Story = { args: ready(choosing, { storedCards: twoStoredCards }) }

/** The hotel says which cards it takes; a stored one of another kind is shown and cannot be chosen. */
export const CardTypes: Story = {
  args: ready(choosing, {
    cardTypes: ['Visa', 'Mastercard'],
    storedCards: twoStoredCards.map((card, at) => (at === 0 ? card : { ...card, isNotTaken: true })),
  }),
}

export const CardNotTaken: Story = {
  args: ready({ kind: 'declined', reason: 'card-not-taken' }, { cardTypes: ['Visa', 'Mastercard'] }),
}
export const ReadInCanadianDollars: Story = {
  args: ready(choosing, { guestCurrency: { currency: 'CAD', rate: 1.3741 } }),
}
export const ChargedInYen: Story = {
  args: ready(choosing, {
    reservation: aYenReservation(),
    change: aStayChange({ reservation: aYenReservation(), calendar: aYenCalendar() }),
    guestCurrency: { currency: 'MXN', rate: 0.1173 },
  }),
}
export const NoCardField: Story = { args: ready(choosing, { cardField: 'unavailable' }) }
export const OnlyStoredCards: Story = {
  args: ready(choosing, { cardField: 'unavailable', storedCards: twoStoredCards }),
}
export const LastMinutes: Story = { args: ready(choosing, { expiresAt: '2027-03-01T15:01:30Z' }) }
export const WithWarnings: Story = {
  args: ready(choosing, {
    change: {
      ...aStayChange(),
      warnings: ['promotion-lost', 'policy-got-worse', 'transportation-not-guaranteed'],
    },
  }),
}
export const Upgrade: Story = {
  args: ready(choosing, {
    reservation: aTwoRoomReservation(),
    change: aRoomsChange({ reservation: aTwoRoomReservation() }),
    storedCards: twoStoredCards,
  }),
}
export const GuestsJoin: Story = {
  args: ready(choosing, { change: aRoomsChange({ rooms: [aJoinedRoom], onlyGuestsJoin: true }) }),
}
export const ARoomMore: Story = { args: ready(choosing, { change: aRoomsChange({ rooms: [aRoomMore] }) }) }
export const AddOns: Story = {
  args: ready(choosing, { change: aRoomsChange({ rooms: [], services: [anAddOnAdded()] }) }),
}
const everything = aRoomsChange({
  stay: { arrival: '2027-03-16', departure: '2027-03-23' },
  rooms: [{ ...aJoinedRoom, ...anUpgradedRoom }, aRoomMore],
  services: [anAddOnAdded(), anAddOnGivenBack()],
})
/** What each part adds or takes off is the difference, to the cent. */
export const EverythingAtOnce: Story = {
  args: ready(choosing, {
    change: everything,
    guestCurrency: { currency: 'CAD', rate: 1.3741 },
  }),
  play: ({ canvasElement }) => addsUp(canvasElement, everything.difference),
}
/** Part of the difference was paid before. */
export const PartlyCovered: Story = { args: ready(choosing, { amount: money(12_000, 'USD') }) }

/** Terms and privacy are accepted before a booking is completed. */
export const NothingIsPaidBeforeTheTermsAreAccepted: Story = {
  args: { onPay: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await payButton(canvas))
    const box = await termsIn(canvas)
    await expect(args.onPay).not.toHaveBeenCalled()
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription(/./)
    await tick(canvas)
    await expect(box).not.toHaveAccessibleDescription()
    await userEvent.click(await payButton(canvas))
    await expect(args.onPay).toHaveBeenCalledWith({ kind: 'card' }, 'now')
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}
export const TheChosenStoredCardIsPaidWith: Story = {
  args: { ...ready(choosing, { storedCards: twoStoredCards }), onPay: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /5454/ }))
    await tick(canvas)
    await userEvent.click(await payButton(canvas))
    await expect(args.onPay).toHaveBeenCalledWith({ kind: 'stored-card', cardId: 'two' }, 'now')
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}
/** Pressed twice in a row: the second press meets a page that is already paying. */
export const PressedTwiceIsPaidOnce: Story = {
  args: { onPay: fn() },
  render: function Live(args) {
    const [progress, setProgress] = useState<ChangePaymentProgress>(choosing)
    return (
      <ChangePaymentScreen
        {...args}
        {...ready(progress)}
        onPay={(by) => {
          args.onPay(by)
          setProgress({ kind: 'paying', doing: 'asking-the-bank' })
        }}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await tick(canvas)
    const button = await payButton(canvas)
    await userEvent.dblClick(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPay).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

const nothingCanBePressed: Play = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  const button = await payButton(canvas)
  await userEvent.click(button)
  await expect(args.onPay).not.toHaveBeenCalled()
  await expect((await termsIn(canvas, true)).closest('[inert]')).not.toBeNull()
}
export const AskingTheBank: Story = {
  args: { ...ready({ kind: 'paying', doing: 'asking-the-bank' }), onPay: fn() },
  play: nothingCanBePressed,
}
export const ChangingTheStay: Story = {
  args: {
    ...ready({ kind: 'paying', doing: 'changing-the-stay' }, { storedCards: twoStoredCards }),
    onPay: fn(),
  },
  play: nothingCanBePressed,
}
export const Challenge: Story = {
  args: ready({ kind: 'challenge', frame: <BankPage /> }),
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button'))
    await expect(args.onChallengeCancelled).toHaveBeenCalledOnce()
  },
}

const isAnnounced: Play = async ({ canvasElement }) => {
  const announcement = await within(canvasElement).findByRole('alert')
  await waitFor(() => expect(announcement.closest('[tabindex="-1"]')).toHaveFocus())
}
const declined = (reason: DeclineReason): Story => ({
  args: ready({ kind: 'declined', reason }),
  play: isAnnounced,
})
export const Refused: Story = declined('refused')
export const InsufficientFunds: Story = declined('insufficient-funds')
export const CardExpired: Story = declined('card-expired')
export const WrongSecurityCode: Story = declined('wrong-security-code')
export const NotProven: Story = declined('not-proven')

const saysAtOnce = async (canvas: Canvas, sentence: RegExp): Promise<void> => {
  const wording = await canvas.findByText(sentence)
  await waitFor(() => expect(wording.closest('[tabindex="-1"]')).toHaveFocus())
}
/** Back from the bank without its answer: that is said, and what was chosen and accepted still is. */
export const Unanswered: Story = {
  args: ready(
    { kind: 'unanswered' },
    { storedCards: twoStoredCards, chosenBefore: { kind: 'stored-card', cardId: 'two' } },
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await saysAtOnce(canvas, /Nothing was charged, and your choices are still here/)
    await expect(canvas.getByRole('radio', { name: /5454/ })).toBeChecked()
    await expect(await termsIn(canvas)).toBeChecked()
    await userEvent.click(await payButton(canvas))
    await expect(args.onPay).toHaveBeenCalledWith({ kind: 'stored-card', cardId: 'two' }, 'now')
  },
}
/** Of a card that was typed nothing was kept but the choice. */
export const UnansweredWithANewCard: Story = {
  args: ready({ kind: 'unanswered' }, { storedCards: twoStoredCards, chosenBefore: { kind: 'card' } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await saysAtOnce(canvas, /Nothing was charged\. For your security, enter your card again/)
    await expect(canvas.getAllByRole('radio').at(-1)).toBeChecked()
    await expect(await termsIn(canvas)).toBeChecked()
  },
}

export const OutcomeUnknown: Story = {
  args: ready({ kind: 'unknown' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('link')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Pay|Pagar|Paga)/ })).toBeNull()
  },
}
export const PriceMoved: Story = {
  args: ready(
    { kind: 'refused', refusal: { kind: 'price-moved', was: money(25_000, 'USD') } },
    { guestCurrency: { currency: 'CAD', rate: 1.3741 } },
  ),
}
export const RenewedAtTheSamePrice: Story = {
  args: ready({ kind: 'refused', refusal: { kind: 'quote-expired', was: aBill().amount } }),
}
export const RenewedAtAnotherPrice: Story = {
  args: ready({ kind: 'refused', refusal: { kind: 'quote-expired', was: money(99_900, 'USD') } }),
}
/** The price is the same, but a rule became stricter while it was paid. */
export const TermsChanged: Story = {
  args: ready({ kind: 'refused', refusal: { kind: 'price-moved', was: aBill().amount } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The terms have changed')).toBeVisible()
    await expect(within(canvasElement).queryByText(/had expired/)).toBeNull()
  },
}
/** What was accepted was the old price. */
export const ANewPriceIsAcceptedAnew: Story = {
  args: { onPay: fn() },
  render: function Live(args) {
    const [payment, setPayment] = useState(args.payment)
    const moved = ready(
      { kind: 'refused', refusal: { kind: 'price-moved', was: money(25_000, 'USD') } },
      { quoteId: 'a-fresh-one' },
    )
    return (
      <ChangePaymentScreen
        {...args}
        payment={payment}
        onPay={(by) => {
          args.onPay(by)
          setPayment(moved.payment)
        }}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await tick(canvas)
    await userEvent.click(await payButton(canvas))
    await expect(await termsIn(canvas)).not.toBeChecked()
    await userEvent.click(await payButton(canvas))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}
export const SoldOut: Story = {
  args: ready({
    kind: 'refused',
    refusal: {
      kind: 'sold-out',
      roomNumbers: [1],
      alternatives: nearestOffers(aRateCalendar(), aStayChange().after, 4).slice(1),
    },
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('button')
    if (first) await userEvent.click(first)
    await expect(args.onStayChosen).toHaveBeenCalledOnce()
  },
}
/** Of the rooms only the one that was to be another is gone. */
export const TheNewCategoryIsGone: Story = {
  args: ready(
    {
      kind: 'refused',
      refusal: { kind: 'sold-out', roomNumbers: [1, 2], alternatives: [] },
    },
    { change: aRoomsChange({ reservation: aTwoRoomReservation() }) },
  ),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent(
      'Junior Suite, Ocean View is no longer available; choose another date or room type.',
    )
    await expect(alert).not.toHaveTextContent('Deluxe, Garden View')
  },
}
export const AnAddOnIsGone: Story = {
  args: ready(
    { kind: 'refused', refusal: { kind: 'sold-out', roomNumbers: [1], alternatives: [] } },
    { change: aRoomsChange({ rooms: [], services: [anAddOnAdded()] }) },
  ),
}
export const NotPossibleAnyMore: Story = {
  args: ready(
    {
      kind: 'refused',
      refusal: {
        kind: 'not-possible',
        why: { kind: 'not-possible', why: { kind: 'category-not-found', roomTypeId: 903 } },
      },
    },
    { change: aRoomsChange() },
  ),
  play: isAnnounced,
}
export const VersionChanged: Story = {
  args: ready({ kind: 'refused', refusal: { kind: 'version-changed' } }),
}
export const OfflineWhilePaying: Story = {
  args: ready({ kind: 'failed', failure: { kind: 'offline' } }, { storedCards: twoStoredCards }),
  play: isAnnounced,
}
export const VeryLongNames: Story = {
  args: ready(choosing, {
    reservation: aReservation({
      ...theHotels.golondrinas,
    }),
  }),
}

const automatic = { on: '2027-03-13', amount: money(344_000, 'USD') } as const

/** Where the property is paid that way, the balance with the change can be left to an automatic charge. */
export const ChargedOnItsDay: Story = {
  args: {
    ...ready(choosing, { automatic, storedCards: twoStoredCards, methods: ['card', 'paypal'] }),
    onPay: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /automatic|automático/i }))
    // PayPal is asked each time.
    await expect(canvas.queryByRole('radio', { name: /paypal/i })).toBeNull()
    await tick(canvas)
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Charge my card|Hacer el cargo|Addebita)/ }),
    )
    await expect(args.onPay).toHaveBeenCalledWith({ kind: 'stored-card', cardId: 'one' }, 'automatic')
  },
}
export const ChargedOnItsDayCardExpires: Story = {
  args: ready(
    { kind: 'refused', refusal: { kind: 'card-expires-first' } },
    { automatic, whenBefore: 'automatic' },
  ),
}
/** The card is being charged: nothing more is agreed to beside that. */
export const ChargedAtThisMoment: Story = {
  args: ready(
    { kind: 'refused', refusal: { kind: 'charge-under-way' } },
    { automatic, whenBefore: 'automatic' },
  ),
  play: async ({ canvasElement, args }) => {
    const buttons = await within(canvasElement).findAllByRole('button')
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Reload reservation'])
    await userEvent.click(buttons[0] ?? canvasElement)
    await expect(args.onReload).toHaveBeenCalled()
  },
}
/** What was refused is not chosen any more: it says why, and the button says what is paid now. */
export const NotChargedLater: Story = {
  args: {
    ...ready(
      { kind: 'refused', refusal: { kind: 'not-before-arrival' } },
      { automatic, whenBefore: 'automatic' },
    ),
    onPay: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const later = await canvas.findByRole('radio', { name: /automatic|automático/i })
    await expect(later).toBeDisabled()
    await expect(later).toHaveAccessibleDescription(/Not available/)
    await expect(canvas.getByRole('radio', { name: 'Pay now' })).toBeChecked()
    await tick(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $465.00' }))
    await expect(args.onPay).toHaveBeenCalledWith({ kind: 'card' }, 'now')
  },
}
