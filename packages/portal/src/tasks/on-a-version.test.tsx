import { act, cleanup, renderHook } from '@testing-library/react'
import { type AnyEndpoint, endpoints } from '@veranda/contract'
import { money, ok, type Result } from '@veranda/domain'
import { aCancellationReceipt, aCancelQuote, aReservation, theReasons } from '@veranda/domain/fixtures'
import { Provider } from 'jotai'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PortalProvider } from '../portal.ts'
import { progressAfterBalance } from '../routes/balance/refused-balance.ts'
import { renewalAfter } from '../routes/cancel-details/progress-after-no.ts'
import { useReversal } from '../routes/cancelled/use-reversal.ts'
import { progressAfter } from '../routes/change-payment/progress-after.ts'
import { cancellationDraftAtom } from '../state/cancellation-draft.ts'
import { keepTyped } from '../state/guest-draft.ts'
import { keepWritten } from '../state/request-draft.ts'
import { reservationAtom } from '../state/reservation.ts'
import { keepRequest } from '../state/standby-draft.ts'
import { noon } from '../testing.ts'
import { aChangingGuest, aGoodQuote, refusedBecause, upgraded } from '../testing-changes.ts'
import { askForStandby } from './ask-for-standby.ts'
import { agreeToCharge, cancelAutomaticCharge } from './automatic-charge.ts'
import { announceBankTransfer, withdrawBankTransfer } from './bank-transfer.ts'
import { cancelRooms } from './cancel-rooms.ts'
import { confirmChange } from './confirm-change.ts'
import { confirmBalance, quoteBalance } from './pay-balance.ts'
import { requestPriceMatch, withdrawPriceMatch } from './price-match.ts'
import { keepCancelQuote } from './quote-cancellation.ts'
import { isChangedMeanwhile, quoteChange } from './quote-change.ts'
import { saveGuests } from './save-guests.ts'
import { sendSpecialRequest } from './send-special-request.ts'
import { startFlow } from './start-flow.ts'
import { tellArrivalTime } from './tell-arrival-time.ts'
import { withdrawStandby } from './withdraw-standby.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const usd = (amount: number) => money(amount, 'USD')
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()
const reservation = aReservation()
const [room] = reservation.rooms
const theBalance = {
  quoteId: 'balance-1',
  token: 'token',
  issuedAt: at(0),
  expiresAt: at(15),
  change: { parts: [], due: usd(90_000), smallest: usd(100), amount: usd(90_000), left: usd(0) },
}

/** A guest whose reservation is changed elsewhere, once what is shown was read: the next version is another one. */
function aContestedGuest() {
  const guest = aChangingGuest({
    ...Object.fromEntries(
      Object.keys(endpoints).map((name) => [
        name,
        ({ guard }) => (guard?.version === 1 ? refusedBecause('version-changed') : ok({})),
      ]),
    ),
    getReservation: () => ok({ ...reservation, version: 2 }),
    quoteChange: () => ok(aGoodQuote()),
    quoteBalance: () => ok(theBalance),
  })
  guest.store.set(reservationAtom, { kind: 'ready', value: { ...reservation, version: 1 } })
  return { ...guest, pressed: { key: 'pressed', version: 1 } }
}
type Guest = ReturnType<typeof aContestedGuest>
type Pressing = (guest: Guest) => Promise<unknown>

async function reverses({ portal, store }: Guest, as: 'reinstated' | 'withdrawn') {
  const wrapper = ({ children }: PropsWithChildren) => (
    <PortalProvider value={portal}>
      <Provider store={store}>{children}</Provider>
    </PortalProvider>
  )
  const { result } = renderHook(() => useReversal(aCancellationReceipt()), { wrapper })
  await act(async () => result.current.reverse(as))
}

/** With the balance quoted that is on screen. */
const owing =
  (press: Pressing): Pressing =>
  async (guest) => {
    await quoteBalance(guest.portal, { kind: 'all' })
    return press(guest)
  }

/** What a guest accepted figures for: it is asked anew, and they are told. What their page makes of the "no" says so. */
const announced: Readonly<
  Record<string, { readonly press: Pressing; readonly says: (no: never) => unknown; readonly words: unknown }>
> = {
  changeStay: {
    press: async ({ portal }) => {
      await quoteChange(portal, 'upgrade-room', upgraded)
      return confirmChange(portal, 'upgrade-room', { timing: 'at-check-in' })
    },
    // On the page of the flow, which asks anew, and on the one that takes the payment.
    says: (no) => [isChangedMeanwhile(no), progressAfter(no, aGoodQuote(), undefined)],
    words: [true, { kind: 'refused', refusal: { kind: 'version-changed' } }],
  },
  cancelRooms: {
    press: async ({ portal, store }) => {
      const mine = { ...reservation, version: 1 }
      startFlow(store, 'cancel', mine)
      keepCancelQuote(portal, mine, aCancelQuote({ reservation, at: at(0) }))
      store.set(cancellationDraftAtom, (draft) => ({ ...draft, accepted: true }))
      const [leaf] = theReasons
      if (!leaf) throw new Error('There are reasons')
      return cancelRooms(portal, leaf)
    },
    says: renewalAfter,
    words: 'reservation-changed',
  },
  payBalance: {
    press: owing(({ portal }) => confirmBalance(portal, { timing: 'at-check-in' } as never)),
    says: progressAfterBalance,
    words: { kind: 'refused', refusal: { kind: 'version-changed' } },
  },
  agreeToAutomaticCharge: {
    press: owing(({ portal }) => agreeToCharge(portal, { cardId: 'card-1' })),
    says: progressAfterBalance,
    words: { kind: 'refused', refusal: { kind: 'version-changed' } },
  },
  announceBankTransfer: {
    press: owing(({ portal }) => announceBankTransfer(portal)),
    says: progressAfterBalance,
    words: { kind: 'refused', refusal: { kind: 'version-changed' } },
  },
}

/** What may be sent again by itself, with the reason why nothing the guest was shown is at stake. */
const repeated: Readonly<Record<string, { readonly because: string; readonly press: Pressing }>> = {
  changeGuests: {
    because: 'a name is a name; where the same field was changed, the guest is told (save-guests.test.ts)',
    press: ({ portal, store }) => {
      const guestId = room?.guests[0]?.guestId ?? 0
      keepTyped(store, reservation, 1, { guestId, field: 'city', text: 'Tulum' })
      return saveGuests(portal, 1)
    },
  },
  sendSpecialRequest: {
    because: 'people read it, beside the stay as it is then',
    press: ({ portal, store }) => {
      keepWritten(store, reservation, { roomNumber: 1, text: 'A cot, please' })
      return sendSpecialRequest(portal, 1)
    },
  },
  'sendSpecialRequest, of when the guests arrive': {
    because: 'the newest one counts',
    press: ({ portal }) => tellArrivalTime(portal, { time: '18:00', sentence: 'We arrive at 6 PM.' }),
  },
  askForStandby: {
    because: 'it is for a room and a sum a night, and the service looks at both again',
    press: ({ portal, store }) => {
      keepRequest(store, reservation, 1, { roomTypeIds: [903], ceiling: '60' })
      return askForStandby(portal, 1)
    },
  },
  withdrawStandby: {
    because: 'it ends a request, whatever else the stay is',
    press: ({ portal }) => withdrawStandby(portal, 1),
  },
  requestPriceMatch: {
    because: 'people compare it with the price of then; the stay stays as it is',
    press: ({ portal, pressed }) => requestPriceMatch(portal, reservation, [], pressed),
  },
  withdrawPriceMatch: {
    because: 'it ends a request, whatever else the stay is',
    press: ({ portal, pressed }) => withdrawPriceMatch(portal, reservation, pressed),
  },
  withdrawBankTransfer: {
    because: 'it ends waiting for money, and moves none',
    press: ({ portal, pressed }) => withdrawBankTransfer(portal, reservation, pressed),
  },
  cancelAutomaticCharge: {
    because: 'it ends a charge to come, and moves no money',
    press: ({ portal, pressed }) => cancelAutomaticCharge(portal, reservation, pressed),
  },
  reinstateCancellation: {
    because: 'rooms come back at the price they had',
    press: (guest) => reverses(guest, 'reinstated'),
  },
  withdrawCancellation: {
    because: 'the stay stays booked as it is',
    press: (guest) => reverses(guest, 'withdrawn'),
  },
}

const nameOf = (entry: string) => entry.replace(/,.*/, '')
const made = ({ calls }: Guest, entry: string) => calls.filter(({ name }) => name === nameOf(entry))

describe('a press on a reservation that was changed elsewhere', () => {
  test('every call that is made once on a version is in one of the two lists', () => {
    const onVersion = Object.values<AnyEndpoint>(endpoints).filter(
      ({ access, guard }) => access === 'guest' && guard === 'once-on-version',
    )
    expect(new Set([...Object.keys(announced), ...Object.keys(repeated)].map(nameOf))).toEqual(
      new Set(onVersion.map(({ name }) => name)),
    )
  })

  test.each(Object.entries(announced))(
    '%s: is told, and nothing is sent by itself',
    async (name, { press, says, words }) => {
      const guest = aContestedGuest()
      const answer = (await press(guest)) as Result<unknown, never>
      expect(answer).toMatchObject({ ok: false, refusal: { refusal: 'version-changed' } })
      expect(made(guest, name)).toHaveLength(1)
      expect(says((answer as { readonly refusal: never }).refusal)).toEqual(words)
    },
  )

  test.each(Object.entries(repeated))(
    '%s: is sent once more on the newest version, under a key of its own',
    async (name, { press }) => {
      const guest = aContestedGuest()
      await press(guest)
      const [first, second, ...more] = made(guest, name)
      expect([first?.guard?.version, second?.guard?.version, more]).toEqual([1, 2, []])
      expect(second?.guard?.key).not.toBe(first?.guard?.key)
    },
  )
})
