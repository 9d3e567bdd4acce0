import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PayBy } from '@veranda/design-system/patterns/payment'
import { ok } from '@veranda/domain'
import { Provider } from 'jotai'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PortalProvider } from '../../portal.ts'
import { aChangingGuest, aGoodQuote, changed, lost, refusedBecause, upgraded } from '../../testing-changes.ts'
import { quoteChange } from '../../tasks/quote-change.ts'
import type { CardTyped } from './card-typed.ts'
import { useChangePayment } from './use-change-payment.ts'

const purpose = 'upgrade-room'
const terms = { text: 'Terms.' }
/** The bank asks its customer first. */
const asked = { paymentId: 'pay-1', state: 'challenge', challengeUrl: 'https://bank.example.com/1' }
const aCard = { kind: 'stored-card', cardId: 'card-1' } as const

/** A guest at the payment page, with a price and a hotel that answers this to each confirm. */
async function aPayingGuest(...answers: readonly ReturnType<typeof changed>[]) {
  return aGuestWhoseBank({ starts: { paymentId: 'pay-1', state: 'authorised' } }, answers)
}

/** A guest whose payment is answered so when it starts, and when it is asked for. */
async function aGuestWhoseBank(
  bank: { readonly starts: object; readonly later?: object },
  answers: readonly ReturnType<typeof changed>[] = [],
) {
  let heard = 0
  const guest = aChangingGuest({
    quoteChange: () => ok(aGoodQuote()),
    listStoredCards: () => ok([]),
    startCardVerification: () => ok(bank.starts),
    getPaymentTerms: () => ok(terms),
    getPropertyTerms: () => ok(terms),
    getPaymentConditions: () => ok([]),
    startPayment: () => ok(bank.starts),
    getPayment: async () => ok(await Promise.resolve(bank.later ?? bank.starts)),
    changeStay: () => answers[heard++] ?? lost,
  })
  await quoteChange(guest.portal, purpose, upgraded)
  const named = (name: string) => guest.calls.filter((made) => made.name === name)
  return { ...guest, named }
}

function open(
  { portal, store, reservation }: Awaited<ReturnType<typeof aPayingGuest>>,
  quote = aGoodQuote(),
) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <PortalProvider value={portal}>
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    </PortalProvider>
  )
  const done: string[] = []
  const paying = { reservation, purpose, quote, onDone: () => done.push('done') } as const
  const page = renderHook(() => useChangePayment(paying), { wrapper })
  const leavesToCharge = (by: PayBy, card?: CardTyped) =>
    act(async () => page.result.current.pay(by, 'automatic', async () => card))
  const pays = () => act(async () => page.result.current.pay(aCard, 'now', async () => undefined))
  const progress = () => page.result.current.progress
  return {
    ...page,
    done,
    pays,
    leavesToCharge,
    progress,
    triesAgain: () => act(async () => page.result.current.tryAgain()),
  }
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe('leaving the balance of a change to an automatic charge', () => {
  const asCharged = { timing: 'before-arrival', paymentType: 2, acceptedTerms: true }

  test('with a stored card confirms the change, and pays nothing now', async () => {
    const guest = await aPayingGuest(changed())
    const { leavesToCharge, done } = open(guest)
    await leavesToCharge(aCard)
    expect(guest.named('changeStay')).toMatchObject([{ body: { ...asCharged, cardId: 'card-1' } }])
    expect(guest.named('startPayment')).toEqual([])
    expect(done).toEqual(['done'])
  })

  test('with a new card has it verified first; a page that is read again goes on', async () => {
    const guest = await aGuestWhoseBank(
      { starts: asked, later: { paymentId: 'pay-1', state: 'authorised' } },
      [changed()],
    )
    const before = open(guest)
    await waitFor(() => expect(before.result.current.page).toBeDefined())
    await before.leavesToCharge({ kind: 'card' }, { token: 'tok', card: undefined } as never)
    before.unmount()
    const { done } = open(guest)
    await waitFor(() => expect(done).toEqual(['done']))
    expect(guest.named('changeStay')).toMatchObject([{ body: { ...asCharged, paymentId: 'pay-1' } }])
  })

  test('with a card that expires first says so, and another one is chosen', async () => {
    const guest = await aPayingGuest(refusedBecause('card-expires-first'), changed())
    const { leavesToCharge, progress, done } = open(guest)
    await leavesToCharge(aCard)
    expect(progress()).toEqual({ kind: 'refused', refusal: { kind: 'card-expires-first' } })
    await leavesToCharge({ kind: 'stored-card', cardId: 'card-2' })
    expect(done).toEqual(['done'])
  })
})

describe('paying for a change', () => {
  test('authorises, confirms with that payment and is done', async () => {
    const guest = await aPayingGuest(changed())
    const { pays, done } = open(guest)
    await pays()
    expect(guest.named('changeStay')).toMatchObject([{ body: { timing: 'now', paymentId: 'pay-1' } }])
    expect(done).toEqual(['done'])
  })

  test('whose answer is lost, on a page that is read again, repeats the confirm and pays nothing twice', async () => {
    const guest = await aPayingGuest(lost, changed())
    const before = open(guest)
    await before.pays()
    expect(before.progress().kind).toBe('failed')
    before.unmount()
    const { result, progress, triesAgain, done } = open(guest)
    expect(progress().kind).toBe('failed')
    await act(async () => result.current.renew())
    expect(guest.named('quoteChange')).toHaveLength(1)
    await triesAgain()
    await waitFor(() => expect(done).toEqual(['done']))
    const [first, second] = guest.named('changeStay')
    expect(second).toEqual(first)
    expect(guest.named('startPayment')).toHaveLength(1)
  })

  test('of a room that is gone asks for no other dates', async () => {
    const guest = await aPayingGuest(refusedBecause('sold-out'))
    const { pays, progress } = open(guest)
    await pays()
    expect(progress().kind).toBe('refused')
    expect(guest.named('getRateCalendar')).toEqual([])
  })

  test('of a guest who comes back from the bank without its answer says so, and keeps what was chosen for the quote that was accepted', async () => {
    const guest = await aGuestWhoseBank({ starts: asked })
    const before = open(guest)
    await before.pays()
    expect(guest.portal.wentTo).toEqual([asked.challengeUrl])
    before.unmount()
    const { result, progress } = open(guest)
    await waitFor(() => expect(progress()).toEqual({ kind: 'unanswered' }))
    expect(result.current.chosenBefore).toEqual(aCard)
    expect(guest.portal.wentTo).toHaveLength(1)
    expect(guest.named('changeStay')).toEqual([])
    // What was accepted is one price: a fresh one is chosen and accepted anew.
    expect(open(guest, aGoodQuote('quote-2')).result.current.chosenBefore).toBeUndefined()
  })

  test('that the bank approved although its answer was lost on the way back is made', async () => {
    const approved = { paymentId: 'pay-1', state: 'authorised' }
    const guest = await aGuestWhoseBank({ starts: asked, later: approved }, [changed()])
    const before = open(guest)
    await before.pays()
    before.unmount()
    const { done } = open(guest)
    await waitFor(() => expect(done).toEqual(['done']))
  })

  test('whose outcome is not known asks the bank until it is, and is made once', async () => {
    const bank = {
      starts: { paymentId: 'pay-1', state: 'unknown' },
      later: { paymentId: 'pay-1', state: 'authorised' },
    }
    const guest = await aGuestWhoseBank(bank, [changed()])
    const { result, pays, progress, done } = open(guest)
    await waitFor(() => expect(result.current.page).toBeDefined())
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await pays()
    expect(progress()).toEqual({ kind: 'unknown' })
    await act(async () => vi.advanceTimersByTime(3_000))
    expect(done).toEqual(['done'])
    expect(guest.named('startPayment')).toHaveLength(1)
    expect(guest.named('changeStay')).toHaveLength(1)
  })

  test('whose bank takes long to answer is asked about once at a time, and made once', async () => {
    let answer: (payment: object) => void = () => undefined
    const later = new Promise<object>((resolve) => (answer = resolve))
    const guest = await aGuestWhoseBank({ starts: { paymentId: 'pay-1', state: 'unknown' }, later }, [
      changed(),
      changed(),
    ])
    const { result, pays, done } = open(guest)
    await waitFor(() => expect(result.current.page).toBeDefined())
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await pays()
    await act(async () => vi.advanceTimersByTime(9_000))
    expect(guest.named('getPayment')).toHaveLength(1)
    await act(async () => answer({ paymentId: 'pay-1', state: 'authorised' }))
    expect(done).toEqual(['done'])
    expect(guest.named('changeStay')).toHaveLength(1)
  })

  test('keeps nothing of a card that was typed', async () => {
    const guest = await aPayingGuest()
    const { result } = open(guest)
    const typed = { token: 'tok-secret', card: { brand: 'visa', lastDigits: '1111' } } as never
    await act(async () => result.current.pay({ kind: 'card' }, 'now', async () => typed))
    expect(Object.values(sessionStorage).join()).not.toMatch(/tok-secret|1111/)
  })
})
