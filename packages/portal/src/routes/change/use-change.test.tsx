import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { noSelection, ok, type ChangePurpose, type Reservation } from '@veranda/domain'
import { aRateCalendar } from '@veranda/domain/fixtures'
import { Provider } from 'jotai'
import type { PropsWithChildren } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PortalProvider } from '../../portal.ts'
import { daysOf } from '../../server-state/choices.ts'
import { useRead } from '../../server-state/use-read.ts'
import { changeDraftAtom, selectionIn } from '../../state/change-draft.ts'
import { wordsAtom } from '../../state/locale.ts'
import { paymentDraftAtom } from '../../state/payment-draft.ts'
import {
  aChangingGuest,
  aGoodQuote,
  changed,
  lost,
  refusedBecause,
  upgraded,
  upgradedTwice,
} from '../../testing-changes.ts'
import { useChange } from './use-change.ts'

type Guest = ReturnType<typeof aChangingGuest>

/** A page of a flow, open in a tab. */
function open(
  guest: Guest,
  purpose: ChangePurpose = 'upgrade-room',
  reservation: Reservation = guest.reservation,
) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <PortalProvider value={guest.portal}>
      <Provider store={guest.store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    </PortalProvider>
  )
  const page = renderHook(
    () => ({
      change: useChange(reservation, purpose),
      days: useRead(daysOf(guest.portal, reservation), { isNeeded: purpose === 'change-dates' }),
      path: useLocation().pathname,
    }),
    { wrapper },
  )
  const change = () => page.result.current.change
  const settles = (kind: string) => waitFor(() => expect(change().state.kind).toBe(kind))
  const daysAreRead = () => waitFor(() => expect(page.result.current.days.state.kind).toBe('ready'))
  return { ...page, change, settles, daysAreRead, path: () => page.result.current.path }
}

/** The days are read at once as the page opens; once more, when the test says so. */
function daysReadAgain() {
  let isRead = (): void => undefined
  const reading = new Promise<void>((resolve) => (isRead = resolve))
  let times = 0
  const getRateCalendar = async () => {
    times += 1
    if (times > 1) await reading
    return ok(aRateCalendar())
  }
  return { getRateCalendar, isRead: () => isRead() }
}

const quoted = () => ok(aGoodQuote())
const quotes = ({ calls }: Guest) => calls.filter(({ name }) => name === 'quoteChange')
const keys = ({ calls }: Guest) =>
  calls.filter(({ name }) => name === 'changeStay').map(({ guard }) => guard?.key)

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('a change', () => {
  test('is nothing until something is chosen, then has a price, and is nothing again', async () => {
    const guest = aChangingGuest({ quoteChange: quoted })
    const { change, settles } = open(guest)
    expect(change().state).toEqual({ kind: 'choosing' })
    act(() => change().choose(upgraded))
    expect(change().state).toEqual({ kind: 'quoting' })
    expect(change().selection).toEqual(upgraded)
    await settles('quoted')
    act(() => change().choose(noSelection))
    expect([change().state.kind, change().selection]).toEqual(['choosing', noSelection])
  })

  test('selected faster than it is priced is quoted one at a time, and the last selection is priced', async () => {
    const answers: (() => void)[] = []
    const guest = aChangingGuest({
      quoteChange: () => new Promise((resolve) => answers.push(() => resolve(quoted()))),
    })
    const { change, settles } = open(guest)
    act(() => change().choose(upgraded))
    act(() => change().choose(upgradedTwice))
    expect(quotes(guest)).toHaveLength(1)
    await act(async () => answers[0]?.())
    await waitFor(() => expect(answers).toHaveLength(2))
    expect(change().state.kind).toBe('quoting')
    await act(async () => answers[1]?.())
    await settles('quoted')
    expect(quotes(guest)[1]?.body).toMatchObject({ rooms: [{ idDefRoomType: 904 }] })
  })

  test('is taken up where it was left, its price not asked for twice', async () => {
    const guest = aChangingGuest({ quoteChange: quoted })
    const before = open(guest)
    act(() => before.change().choose(upgraded))
    await before.settles('quoted')
    before.unmount()
    const { change, settles } = open(guest)
    await settles('quoted')
    expect(change().selection).toEqual(upgraded)
    expect(quotes(guest)).toHaveLength(1)
  })

  test('whose quote runs out is priced again, and a price that moved meanwhile is said', async () => {
    const shown = aGoodQuote()
    const { newTotal } = shown.change
    const risen = { ...newTotal, amount: newTotal.amount + 10_000 }
    const answers = [shown, { ...aGoodQuote('quote-2'), change: { ...shown.change, newTotal: risen } }]
    const { change, settles } = open(aChangingGuest({ quoteChange: () => ok(answers.shift()) }))
    act(() => change().choose(upgraded))
    await settles('quoted')
    act(() => change().price.onQuoteExpired())
    await settles('quoted')
    expect(change().state).toMatchObject({
      quote: { quoteId: 'quote-2' },
      renewed: { because: 'expired', previousTotal: newTotal },
    })
  })

  test('is priced again when another language is chosen: its rooms were named in the one before', async () => {
    const guest = aChangingGuest({ quoteChange: quoted })
    const { change, settles } = open(guest)
    act(() => change().choose(upgraded))
    await settles('quoted')
    act(() => guest.store.set(wordsAtom, { locale: 'es-MX', words: {} }))
    expect(change().state.kind).toBe('quoting')
    await settles('quoted')
    expect(quotes(guest)).toHaveLength(2)
    act(() => change().choose(noSelection))
    act(() => guest.store.set(wordsAtom, { locale: 'en-US', words: {} }))
    expect(change().state.kind).toBe('choosing')
    expect(quotes(guest)).toHaveLength(2)
  })

  test('of a session that ended keeps its selection, which is quoted again', async () => {
    const guest = aChangingGuest({ quoteChange: quoted })
    const before = open(guest)
    act(() => before.change().choose(upgraded))
    await before.settles('quoted')
    before.unmount()
    guest.sessionEndsAt(1)
    const { change, settles } = open(guest)
    expect(change().state.kind).toBe('quoting')
    await settles('quoted')
    expect(change().selection).toEqual(upgraded)
    expect(quotes(guest)).toHaveLength(2)
  })

  test('that its stay does not allow is not asked for', () => {
    const guest = aChangingGuest()
    const reservation: Reservation = {
      ...guest.reservation,
      actions: [{ name: 'upgrade-room', allowed: false, reason: 'stay-is-over' }],
    }
    const { change } = open(guest, 'upgrade-room', reservation)
    expect(change().state).toEqual({ kind: 'not-allowed', reason: 'stay-is-over' })
  })

  test('that cannot be had is said once the page has read again what it chooses from', async () => {
    const { getRateCalendar, isRead } = daysReadAgain()
    const guest = aChangingGuest({ quoteChange: () => refusedBecause('sold-out'), getRateCalendar })
    const { change, settles, daysAreRead } = open(guest, 'change-dates')
    await daysAreRead()
    act(() => change().choose(upgraded))
    await waitFor(() => expect(quotes(guest)).toHaveLength(1))
    expect(change().state.kind).toBe('quoting')
    await act(async () => isRead())
    await settles('refused')
  })

  test('chosen while the page reads again is priced, and no “no” to the one before is shown', async () => {
    const { getRateCalendar, isRead } = daysReadAgain()
    const answers = [refusedBecause('sold-out'), quoted()]
    const guest = aChangingGuest({ quoteChange: () => answers.shift() ?? lost, getRateCalendar })
    const { change, settles, daysAreRead } = open(guest, 'change-dates')
    await daysAreRead()
    act(() => change().choose(upgraded))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(change().state.kind).toBe('quoting')
    await act(async () => change().choose(upgradedTwice))
    await act(async () => isRead())
    await settles('quoted')
    expect(quotes(guest)).toHaveLength(2)
  })

  test('that cannot be had says why, and keeps the selection', async () => {
    const why = { kind: 'too-many-guests', roomNumber: 1, maxOccupancy: 3 }
    const guest = aChangingGuest({ quoteChange: () => refusedBecause('change-not-possible', why) })
    const { change, settles } = open(guest)
    act(() => change().choose(upgraded))
    await settles('refused')
    expect(change().state).toEqual({ kind: 'refused', refusal: { kind: 'not-possible', why } })
    expect(change().selection).toEqual(upgraded)
  })
})

describe('going on with a change', () => {
  async function aPricedPage(guest: Guest) {
    const page = open(guest)
    act(() => page.change().choose(upgraded))
    await page.settles('quoted')
    return page
  }

  test.each(['at-check-in', 'before-arrival'] as const)(
    'paid %s waits for the terms to be accepted, says so, and tells the hotel that they were',
    async (timing) => {
      const guest = aChangingGuest({ quoteChange: quoted, changeStay: changed })
      const { change } = await aPricedPage(guest)
      await act(async () => change().continueWith(timing))
      expect(keys(guest)).toEqual([])
      expect(change().price.consent).toMatchObject({ isAccepted: false, isMissed: true })
      act(() => change().price.consent?.onAccepted(true))
      await act(async () => change().continueWith(timing))
      expect(guest.calls.find(({ name }) => name === 'changeStay')?.body).toMatchObject({
        timing,
        acceptedTerms: true,
      })
    },
  )

  test('that is paid now leads to the payment page of its flow', async () => {
    const guest = aChangingGuest({ quoteChange: quoted })
    const { change, path } = await aPricedPage(guest)
    await act(async () => change().continueWith('now'))
    expect(path()).toBe('/upgrade/payment')
    expect(guest.store.get(paymentDraftAtom)?.purpose).toBe('upgrade-room')
    expect(keys(guest)).toHaveLength(0)
  })

  test('that is paid later is made, and its page says so', async () => {
    const guest = aChangingGuest({ quoteChange: quoted, changeStay: changed })
    const { change, path } = await aPricedPage(guest)
    act(() => change().price.consent?.onAccepted(true))
    await act(async () => change().continueWith('at-check-in'))
    expect(path()).toBe('/upgrade/done')
  })

  test('whose answer is lost is asked again under its key, on the page that was read again too', async () => {
    let isHeard = false
    const guest = aChangingGuest({ quoteChange: quoted, changeStay: () => (isHeard ? changed() : lost) })
    const before = await aPricedPage(guest)
    act(() => before.change().price.consent?.onAccepted(true))
    await act(async () => before.change().continueWith('at-check-in'))
    expect(before.change().state).toMatchObject({ kind: 'failed', quote: { quoteId: 'quote-1' } })
    await act(async () => before.change().tryAgain())
    before.unmount()
    isHeard = true
    const { change, path } = open(guest)
    expect(change().state).toMatchObject({ kind: 'failed', quote: { quoteId: 'quote-1' } })
    await act(async () => change().tryAgain())
    expect(path()).toBe('/upgrade/done')
    expect(new Set(keys(guest)).size).toBe(1)
    expect(quotes(guest)).toHaveLength(1)
    expect(selectionIn(guest.store.get(changeDraftAtom('upgrade-room')))).toEqual(noSelection)
  })

  test('when to pay is still chosen after another selection', async () => {
    const guest = aChangingGuest({ quoteChange: quoted })
    const { change, settles } = await aPricedPage(guest)
    act(() => change().price.onTiming('before-arrival'))
    act(() => change().choose(upgradedTwice))
    await settles('quoted')
    expect(change().price.timing).toBe('before-arrival')
  })
})
