import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PayBy } from '@veranda/design-system/patterns/payment'
import type { PaidWhen } from '@veranda/design-system/screens/balance'
import { type BalanceSelection, money, ok } from '@veranda/domain'
import { Provider } from 'jotai'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PortalProvider } from '../../portal.ts'
import { balanceDoneAtom } from '../../state/balance-draft.ts'
import { wordsAtom } from '../../state/locale.ts'
import { noon } from '../../testing.ts'
import { aChangingGuest, lost, refusedBecause } from '../../testing-changes.ts'
import { useBalance } from './use-balance.ts'

const usd = (amount: number) => money(amount, 'USD')
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()
const part = (pending: number) => ({
  roomNumber: 1,
  total: usd(90_000),
  paid: usd(90_000 - pending),
  pending: usd(pending),
})
const aQuote = (amount: number, pending = 90_000) => ({
  quoteId: `quote-${amount}`,
  token: 'token',
  issuedAt: at(0),
  expiresAt: at(15),
  change: {
    parts: [part(pending)],
    due: usd(pending),
    smallest: usd(10_000),
    amount: usd(amount),
    left: usd(pending - amount),
  },
})
const authorised = { paymentId: 'pay-1', state: 'authorised' }
const asked = { paymentId: 'pay-1', state: 'challenge', challengeUrl: 'https://bank.example.com/1' }
const paid = (amount: number) =>
  ok({ bookingId: 1, version: 2, timing: 'now', amount: usd(amount), left: usd(90_000 - amount) })
const agreed = ok({
  bookingId: 1,
  version: 2,
  charge: {
    state: 'scheduled',
    card: { scheme: 'visa', lastDigits: '1111' },
    amount: usd(90_000),
    beyond: usd(0),
    on: '2027-03-04',
  },
})
const all: BalanceSelection = { kind: 'all' }
const some: BalanceSelection = { kind: 'amount', amount: usd(20_000) }
const by = { kind: 'stored-card', cardId: 'card-1' } as const

type Bank = { readonly starts?: object; readonly later?: object; readonly pending?: () => number }

/** A guest with a balance of 900.00, whose hotel answers this to each payment. */
function aGuest(
  { starts = authorised, later = starts, pending = () => 90_000 }: Bank,
  ...answers: readonly object[]
) {
  let heard = 0
  const guest = aChangingGuest({
    quoteBalance: ({ body }) => ok(aQuote(body?.['amount'] === undefined ? pending() : 20_000, pending())),
    listStoredCards: () => ok([]),
    getCardField: () => ok({ kind: 'none' }),
    getPaymentTerms: () => ok({ text: 'Terms.' }),
    getPropertyTerms: () => ok({ text: 'Terms.' }),
    getPaymentConditions: () => ok([]),
    startBalancePayment: () => ok(starts),
    getPayment: () => ok(later),
    payBalance: () => (answers[heard++] ?? lost) as never,
    startCardVerification: () => ok(starts),
    agreeToAutomaticCharge: () => (answers[heard++] ?? lost) as never,
  })
  return { ...guest, named: (name: string) => guest.calls.filter((made) => made.name === name) }
}

async function open({ portal, store, reservation }: ReturnType<typeof aGuest>) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <PortalProvider value={portal}>
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    </PortalProvider>
  )
  const done: string[] = []
  const page = renderHook(() => useBalance({ reservation, onDone: () => done.push('done') }), { wrapper })
  await waitFor(() => expect(page.result.current.page).toBeDefined())
  const pays = (selection: BalanceSelection = all, timing: PaidWhen = 'now', with_: PayBy = by) =>
    act(async () =>
      page.result.current.decide({ selection, timing, by: with_ }, async () => ({ token: 'a-new-card' })),
    )
  const progress = () => page.result.current.progress
  return { ...page, done, pays, progress, triesAgain: () => act(async () => page.result.current.tryAgain()) }
}

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('paying a balance', () => {
  test('whole, takes the quote that was shown, and says what was paid', async () => {
    const guest = aGuest({}, paid(90_000))
    const { pays, done } = await open(guest)
    await pays()
    expect(done).toEqual(['done'])
    expect(guest.named('quoteBalance')).toHaveLength(1)
    expect(guest.named('startBalancePayment')).toMatchObject([
      { body: { quoteId: 'quote-90000', paymentType: 1, cardId: 'card-1' } },
    ])
    expect(guest.named('payBalance')).toMatchObject([
      { body: { paymentId: 'pay-1', isPriorToArrival: 2, acceptedTerms: true }, guard: { version: 1 } },
    ])
    expect(guest.store.get(balanceDoneAtom)).toMatchObject({ timing: 'now', amount: usd(90_000) })
  })

  test('in part, is quoted for that part first', async () => {
    const guest = aGuest({}, paid(20_000))
    const { pays, done } = await open(guest)
    await pays(some)
    expect(done).toEqual(['done'])
    expect(guest.named('startBalancePayment')).toMatchObject([{ body: { quoteId: 'quote-20000' } }])
  })

  test('that changed since it was shown asks the guest, and nobody’s bank', async () => {
    let pending = 90_000
    const guest = aGuest({ pending: () => pending })
    const { pays, progress } = await open(guest)
    pending = 60_000
    await pays(some)
    expect(progress()).toEqual({ kind: 'refused', refusal: { kind: 'moved', before: usd(90_000) } })
    expect(guest.named('startBalancePayment')).toEqual([])
  })

  test('automatically, agrees with a stored card, by a quote of its own', async () => {
    const guest = aGuest({}, agreed)
    const { pays, done } = await open(guest)
    await pays(all, 'automatic')
    expect(done).toEqual(['done'])
    expect(guest.named('startBalancePayment')).toEqual([])
    expect(guest.named('startCardVerification')).toEqual([])
    expect(guest.named('agreeToAutomaticCharge')).toMatchObject([
      { body: { quoteId: 'quote-90000', cardId: 'card-1', acceptedTerms: true }, guard: { version: 1 } },
    ])
    expect(guest.store.get(balanceDoneAtom)).toMatchObject({ timing: 'automatic', on: '2027-03-04' })
  })

  test('automatically, with a new card, verifies it first', async () => {
    const guest = aGuest({}, agreed)
    const { pays, done } = await open(guest)
    await pays(all, 'automatic', { kind: 'card' })
    expect(done).toEqual(['done'])
    expect(guest.named('startCardVerification')).toMatchObject([{ body: { token: 'a-new-card' } }])
    expect(guest.named('agreeToAutomaticCharge')).toMatchObject([{ body: { paymentId: 'pay-1' } }])
    expect(guest.named('payBalance')).toEqual([])
  })

  test('automatically, a balance that changed since it was shown is shown anew, and nothing is agreed', async () => {
    let pending = 90_000
    const guest = aGuest({ pending: () => pending })
    const { pays, progress } = await open(guest)
    pending = 99_000
    await pays(all, 'automatic')
    expect(progress()).toEqual({ kind: 'refused', refusal: { kind: 'moved', before: usd(90_000) } })
    expect(guest.named('agreeToAutomaticCharge')).toEqual([])
  })

  test('automatically, a card that expires first is refused in words', async () => {
    const { pays, progress } = await open(aGuest({}, refusedBecause('card-expires-first')))
    await pays(all, 'automatic')
    expect(progress()).toEqual({ kind: 'refused', refusal: { kind: 'card-expires-first' } })
  })

  test('by a new card, stores it only where the guest asked for that', async () => {
    const guest = aGuest({}, paid(90_000))
    const { pays } = await open(guest)
    await pays(all, 'now', { kind: 'card', storesCard: true })
    expect(guest.named('startBalancePayment')).toMatchObject([
      { body: { token: 'a-new-card', storesCard: true } },
    ])
  })

  test.each([
    ['automatic', 'agreeToAutomaticCharge', agreed],
    ['before-arrival', 'payBalance', paid(0)],
  ] as const)(
    '%s, an answer that is lost is asked for again by either button, with the same key',
    async (timing, call, answer) => {
      const guest = aGuest({}, lost, lost, answer)
      const { pays, progress, triesAgain, done } = await open(guest)
      await pays(all, timing)
      expect(progress().kind).toBe('failed')
      await triesAgain()
      expect(progress().kind).toBe('failed')
      await pays(all, timing)
      const [first, second, third] = guest.named(call)
      expect([second, third]).toEqual([first, first])
      expect(done).toEqual(['done'])
    },
  )

  test('in another language is read with its texts in that language, by the same quote', async () => {
    const guest = aGuest({}, paid(90_000))
    const { pays, done } = await open(guest)
    await act(async () => guest.store.set(wordsAtom, { locale: 'es-MX', words: {} }))
    await waitFor(() =>
      expect(guest.named('getPropertyTerms').map(({ body }) => body?.['lang_code'])).toEqual(['EN', 'ES']),
    )
    await pays()
    expect(guest.named('quoteBalance')).toHaveLength(1)
    expect(done).toEqual(['done'])
  })

  test('before arrival charges nothing', async () => {
    const guest = aGuest({}, paid(90_000))
    const { pays, done } = await open(guest)
    await pays(all, 'before-arrival')
    expect(done).toEqual(['done'])
    expect(guest.named('startBalancePayment')).toEqual([])
    expect(guest.named('payBalance')).toMatchObject([{ body: { isPriorToArrival: 1, acceptedTerms: true } }])
  })

  test('whose answer is lost, on a page that is read again, repeats the same and pays once', async () => {
    const guest = aGuest({}, lost, paid(90_000))
    const before = await open(guest)
    await before.pays()
    expect(before.progress().kind).toBe('failed')
    before.unmount()
    const { triesAgain, done } = await open(guest)
    await triesAgain()
    await waitFor(() => expect(done).toEqual(['done']))
    const [first, second] = guest.named('payBalance')
    expect(second).toEqual(first)
    expect(guest.named('startBalancePayment')).toHaveLength(1)
  })

  test('of a guest who comes back from the bank without its answer keeps what was picked', async () => {
    const guest = aGuest({ starts: asked })
    const before = await open(guest)
    await before.pays(some)
    expect(guest.portal.wentTo).toEqual([asked.challengeUrl])
    before.unmount()
    const { result, progress } = await open(guest)
    await waitFor(() => expect(progress()).toEqual({ kind: 'unanswered' }))
    expect(result.current).toMatchObject({ chosenBefore: by, pickedBefore: some })
    expect(guest.named('payBalance')).toEqual([])
  })

  test.each([
    ['version-changed', { kind: 'refused', refusal: { kind: 'version-changed' } }],
    ['quote-expired', { kind: 'refused', refusal: { kind: 'expired' } }],
    ['payment-not-authorised', { kind: 'declined', reason: 'refused' }],
  ])('that is refused as %s says so', async (word, expected) => {
    const guest = aGuest({}, refusedBecause(word))
    const { pays, progress } = await open(guest)
    await pays()
    expect(progress()).toEqual(expected)
  })
})
