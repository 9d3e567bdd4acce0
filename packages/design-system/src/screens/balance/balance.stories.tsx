import type { Meta, StoryObj } from '@storybook/react-vite'
import { balanceBill, billWithout, money, type Reservation } from '@veranda/domain'
import {
  aBankTransfer,
  aPaidReservation,
  aReservation,
  aReservationOfNineRooms,
  aReservationWithBalance,
  aRoom,
  aStay,
  fixtureNow,
} from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { BankPage } from '../../patterns/payment/bank-page.tsx'
import { CardForm } from '../../patterns/payment/card-form.tsx'
import { says } from '../../testing/says.ts'
import { BalanceScreen, type BalanceProgress, type PayableBalance } from './index.ts'

const usd = (amount: number) => money(amount, 'USD')
const choosing = { kind: 'choosing' } as const

const onCardRemoved = fn()

const twoRooms = (): Reservation =>
  aReservation({
    rooms: [
      aRoom({ paid: usd(82_500) }),
      aRoom({ roomNumber: 2, view: 'garden', category: { name: 'Junior Suite, Garden View' }, paid: usd(0) }),
    ],
    transfer: { price: usd(9_000), isPaid: false, noticeDays: 2 },
  })

const ready = (
  progress: BalanceProgress = choosing,
  reservation: Reservation = twoRooms(),
  over: Partial<PayableBalance> = {},
) => ({
  balance: {
    kind: 'ready' as const,
    reservation,
    bill: balanceBill(reservation, money(10_000, reservation.currency)),
    clock: () => fixtureNow,
    today: '2027-03-01' as const,
    methods: ['card', 'paypal'] as const,
    storedCards: [],
    cardField: <CardForm />,
    terms: {
      payment: 'We charge the amount shown to your card in the hotel’s currency.',
      property: 'Check-in starts at 3:00 PM and check-out is by 12:00 noon.',
      conditions: ['You can change or cancel this rate until the date shown in your reservation.'],
      links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
    },
    ...over,
    progress,
  },
})

const meta = {
  title: 'Screens/Balance',
  component: BalanceScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...ready(),
    help: aHelp(),
    reservationHref: '/my-reservation',
    onReservation: fn((event) => event.preventDefault()),
    onPay: fn(),
    onChallengeCancelled: fn(),
    onTryAgain: fn(),
    onAskBank: fn(),
    onReload: fn(),
    onWithdraw: fn(),
    onPayRest: fn(),
  },
} satisfies Meta<typeof BalanceScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const press = async (canvas: Canvas): Promise<void> => {
  const buttons = await canvas.findAllByRole('button', { name: /\bpay\b/i })
  await userEvent.click(buttons.at(-1) as HTMLElement)
}
const accept = async (canvas: Canvas): Promise<void> => {
  const boxes = await canvas.findAllByRole('checkbox')
  await userEvent.click(boxes.at(-1) as HTMLElement)
}
const pick = async (canvas: Canvas, value: string): Promise<void> => {
  const radios = await canvas.findAllByRole('radio')
  await userEvent.click(
    radios.find((radio: HTMLElement) => radio.getAttribute('value') === value) as HTMLElement,
  )
}

/** What the page is about and the way back are there before anything is read. */
export const Loading: Story = {
  args: { balance: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Pay your balance' })
    await expect(within(canvasElement).getByRole('link', { name: /reservation/ })).toBeVisible()
  },
}
export const Offline: Story = { args: { balance: { kind: 'failed', failure: { kind: 'offline' } } } }

export const ToPay: Story = {}
export const PaidOnceTheTermsAreAccepted: Story = {
  args: { onPay: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await press(canvas)
    await expect(args.onPay).not.toHaveBeenCalled()
    await accept(canvas)
    await press(canvas)
    await expect(args.onPay).toHaveBeenCalledWith({
      selection: { kind: 'all' },
      timing: 'now',
      by: { kind: 'card' },
    })
  },
}
export const OneRoom: Story = { args: ready(choosing, aReservationWithBalance()) }
export const NineRooms: Story = {
  args: ready(choosing, {
    ...aReservationOfNineRooms(),
    ...aReservation({
      rooms: aReservationOfNineRooms().rooms.map((room) => ({ ...room, paid: usd(0), balance: room.total })),
    }),
  }),
}
export const ReadInCanadianDollars: Story = {
  args: ready(choosing, twoRooms(), { guestCurrency: { currency: 'CAD', rate: 1.3741 } }),
}
export const StoredCards: Story = {
  args: ready(choosing, twoRooms(), {
    storedCards: [{ cardId: 'one', scheme: 'visa', lastDigits: '1111' }],
  }),
}
/** A card that expired is shown, and not chosen; any can be removed. */
export const ACardThatExpired: Story = {
  args: ready(choosing, twoRooms(), {
    storedCards: [
      { cardId: 'one', scheme: 'visa', lastDigits: '1111', expires: '2030-07' },
      { cardId: 'two', scheme: 'mastercard', lastDigits: '4444', expires: '2027-02' },
    ],
    cardRemoval: { state: 'possible', onRemove: onCardRemoved },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('radio', { name: /4444/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove this card' }))
    await expect(onCardRemoved).toHaveBeenCalledWith('one')
  },
}
export const CardNotRemoved: Story = {
  args: ready(choosing, twoRooms(), {
    storedCards: [{ cardId: 'one', scheme: 'visa', lastDigits: '1111', expires: '2030-07' }],
    cardRemoval: { state: 'failed', onRemove: onCardRemoved },
  }),
}
/** Asked, never assumed. */
export const StoringTheCard: Story = {
  args: { onPay: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const store = await canvas.findByRole('checkbox', { name: /Save this card/ })
    await expect(store).not.toBeChecked()
    await userEvent.click(store)
    await accept(canvas)
    await press(canvas)
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ by: { kind: 'card', storesCard: true } }),
    )
  },
}
/** Nothing is charged now; a new card is verified and stored for it. */
export const Automatic: Story = {
  args: { ...ready(choosing, twoRooms(), { offersAutomatic: true }), onPay: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await pick(canvas, 'automatic')
    await expect(canvas.queryByRole('tab', { name: 'PayPal' })).toBeNull()
    await accept(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Charge my card/ }))
    await expect(args.onPay).toHaveBeenCalledWith({
      selection: { kind: 'all' },
      timing: 'automatic',
      by: { kind: 'card' },
    })
  },
}
export const AutomaticWithAStoredCard: Story = {
  args: {
    ...ready(choosing, twoRooms(), {
      offersAutomatic: true,
      timingBefore: 'automatic',
      storedCards: [{ cardId: 'one', scheme: 'visa', lastDigits: '1111', expires: '2030-07' }],
    }),
    onPay: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await accept(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Charge my card/ }))
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ timing: 'automatic', by: { kind: 'stored-card', cardId: 'one' } }),
    )
  },
}
export const CardExpiresFirst: Story = {
  args: ready({ kind: 'refused', refusal: { kind: 'card-expires-first' } }, twoRooms(), {
    offersAutomatic: true,
    timingBefore: 'automatic',
  }),
}
/** The card is being charged: it cannot be paid a second time beside that. */
export const ChargeInProgress: Story = {
  args: ready({ kind: 'refused', refusal: { kind: 'charge-under-way' } }, twoRooms(), {
    offersAutomatic: true,
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: /^(Pay|Pagar|Paga) / })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload reservation' }))
    await expect(args.onReload).toHaveBeenCalled()
  },
}
/** Who pays with it is told that it charges, when, and where the button leads. */
export const ByPayPal: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'PayPal' }))
    await expect(canvas.getByText(/^PayPal charges the amount/)).toBeVisible()
    await expect(canvas.queryByText(/Your card is charged/)).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Pay .* with PayPal$/ })).toBeVisible()
  },
}
export const PaidByPayPal: Story = {
  args: { onPay: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'PayPal' }))
    await accept(canvas)
    await press(canvas)
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ by: { kind: 'paypal' } }))
  },
}
export const PayPalNotApproved: Story = {
  args: ready({ kind: 'declined', reason: 'not-approved' }, twoRooms(), { chosenBefore: { kind: 'paypal' } }),
}
export const LeftPayPal: Story = {
  args: ready({ kind: 'unanswered' }, twoRooms(), { chosenBefore: { kind: 'paypal' } }),
}
const bankTransfer = {
  kind: 'open',
  holder: 'Hotelera de Muestra del Caribe, S.A. de C.V.',
  bankName: 'Banco Ejemplo del Caribe',
  dueBy: '2027-03-08',
} as const
const methods = ['card', 'paypal', 'bank-transfer'] as const
/** To whom and by when is said before; where it goes, once it is announced. */
export const ByBankTransfer: Story = {
  args: { ...ready(choosing, twoRooms(), { methods, bankTransfer }), onPay: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Bank transfer' }))
    await accept(canvas)
    await press(canvas)
    await expect(args.onPay).toHaveBeenCalledWith({
      selection: { kind: 'all' },
      timing: 'now',
      by: { kind: 'bank-transfer' },
    })
  },
}
export const TooLateForABankTransfer: Story = {
  args: ready(choosing, twoRooms(), { methods, bankTransfer: { kind: 'closed', reason: 'too-late' } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Bank transfer' }))
    await expect(await canvas.findByText(/too late/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /\bpay\b/i })).toBeNull()
  },
}
const awaited = { kind: 'awaited', letterTo: 'e•••@example.com', withdrawing: 'possible' } as const
export const AwaitingABankTransfer: Story = {
  args: {
    balance: {
      ...awaited,
      reservation: twoRooms(),
      transfer: aBankTransfer({ amount: usd(421_500) }),
      rest: usd(0),
    },
    onWithdraw: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('RF45 9283 7465 0192')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the transfer' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the transfer' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
}
export const AwaitingPartByBankTransfer: Story = {
  args: {
    balance: {
      ...awaited,
      reservation: twoRooms(),
      transfer: aBankTransfer({ amount: usd(247_500) }),
      rest: usd(174_000),
      withdrawing: 'failed',
    },
    onPayRest: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /rest/ }))
    await expect(args.onPayRest).toHaveBeenCalledOnce()
  },
}
/** A part is on its way: the rest is paid by card. */
export const TheRestByCard: Story = {
  args: ready(choosing, twoRooms(), {
    bill: billWithout(balanceBill(twoRooms(), usd(10_000)), { amount: usd(247_500), meantFor: [2] }),
  }),
  play: says('is expected by bank transfer'),
}
export const OneMethod: Story = { args: ready(choosing, twoRooms(), { methods: ['card'] }) }
export const NoCardField: Story = { args: ready(choosing, twoRooms(), { cardField: 'unavailable' }) }

export const SomeRooms: Story = {
  args: { onPay: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await accept(canvas)
    await pick(canvas, 'parts')
    await press(canvas)
    await expect(args.onPay).not.toHaveBeenCalled()
    const [, second] = await canvas.findAllByRole('checkbox')
    await userEvent.click(second as HTMLElement)
    await press(canvas)
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ selection: { kind: 'parts', roomNumbers: [2] } }),
    )
  },
}
export const AnotherAmount: Story = {
  args: { onPay: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await accept(canvas)
    await pick(canvas, 'amount')
    const field = await canvas.findByRole('textbox', { name: /USD/ })
    for (const wrong of ['some', '99.99', '99999']) {
      await userEvent.clear(field)
      await userEvent.type(field, wrong)
      await press(canvas)
      await expect(field).toHaveAccessibleDescription(/./)
      await expect(field).toBeInvalid()
    }
    await expect(args.onPay).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '1,200')
    await press(canvas)
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ selection: { kind: 'amount', amount: usd(120_000) } }),
    )
  },
}
/** Nothing is charged; the terms are accepted all the same. */
export const BeforeArrival: Story = {
  args: { onPay: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await pick(canvas, 'before-arrival')
    await press(canvas)
    await expect(args.onPay).not.toHaveBeenCalled()
    await accept(canvas)
    await press(canvas)
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ selection: { kind: 'all' }, timing: 'before-arrival' }),
    )
  },
}
const stayOfOneNight = aStay({ departure: '2027-03-15' })
/** Not before arrival for one night from Mexico. */
export const OneNightFromMexico: Story = {
  args: ready(
    choosing,
    aReservation({
      stay: stayOfOneNight,
      market: { code: 'MEX', name: 'Mexico', countryCode: 'MX' },
      rooms: [aRoom({ stay: stayOfOneNight, paid: usd(0) })],
    }),
  ),
  play: async ({ canvasElement }) => {
    const later = (await within(canvasElement).findAllByRole('radio')).find(
      (radio: HTMLElement) => radio.getAttribute('value') === 'before-arrival',
    )
    await expect(later).toBeDisabled()
    await expect(later).toHaveAccessibleDescription(/./)
  },
}
export const TheDayIsOver: Story = {
  args: ready(choosing, twoRooms(), { today: '2027-03-12' }),
  play: says('Was due by'),
}

export const Declined: Story = { args: ready({ kind: 'declined', reason: 'insufficient-funds' }) }
export const AskingTheBank: Story = { args: ready({ kind: 'paying', doing: 'asking-the-bank' }) }
export const Charging: Story = { args: ready({ kind: 'paying', doing: 'charging' }) }
export const BankAsks: Story = {
  args: ready({ kind: 'challenge', frame: <BankPage /> }),
}
export const Unanswered: Story = {
  args: ready({ kind: 'unanswered' }, twoRooms(), {
    chosenBefore: { kind: 'card' },
    pickedBefore: { kind: 'amount', amount: usd(120_000) },
  }),
}
export const AnswerLost: Story = { args: ready({ kind: 'unknown' }) }
/** Before and now, in one sentence: nobody remembers the amount that was there a moment ago. */
export const Moved: Story = {
  args: ready({ kind: 'refused', refusal: { kind: 'moved', before: usd(300_000) } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/It was \$3,000\.00 and is now \$4,215\.00\./)
  },
}
export const Expired: Story = { args: ready({ kind: 'refused', refusal: { kind: 'expired' } }) }
export const ChangedElsewhere: Story = {
  args: ready({ kind: 'refused', refusal: { kind: 'version-changed' } }),
}
export const Failed: Story = { args: ready({ kind: 'failed', failure: { kind: 'unavailable' } }) }

const visa = { scheme: 'visa', lastDigits: '1111' }
export const PaidInFull: Story = {
  args: {
    balance: {
      kind: 'done',
      reservation: aPaidReservation(),
      done: { timing: 'now', amount: usd(421_500), left: usd(0), card: visa },
      letterTo: 'e•••@example.com',
    },
  },
}
export const PaidInPart: Story = {
  args: {
    balance: {
      kind: 'done',
      reservation: twoRooms(),
      done: { timing: 'now', amount: usd(120_000), left: usd(301_500), card: visa },
    },
    receiptsHref: '/receipts',
    onReceipts: fn((event) => event.preventDefault()),
  },
  play: async ({ canvasElement, args }) => {
    const receipts = canvasElement.querySelector('a[href="/receipts"]')
    await userEvent.click(receipts ?? canvasElement)
    await expect(args.onReceipts).toHaveBeenCalled()
  },
}
export const Agreed: Story = {
  args: {
    balance: {
      kind: 'done',
      reservation: twoRooms(),
      done: { timing: 'before-arrival', amount: usd(421_500), left: usd(421_500) },
      letterTo: 'e•••@example.com',
    },
  },
}
export const AutomaticAgreed: Story = {
  args: {
    balance: {
      kind: 'done',
      reservation: twoRooms(),
      done: { timing: 'automatic', amount: usd(421_500), left: usd(0), card: visa, on: '2027-03-04' },
      letterTo: 'e•••@example.com',
    },
  },
}
