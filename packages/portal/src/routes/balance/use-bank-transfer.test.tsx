import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type BankTransferOverview, money, ok } from '@veranda/domain'
import { aBankTransfer } from '@veranda/domain/fixtures'
import { Provider } from 'jotai'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PortalProvider } from '../../portal.ts'
import { reservationAtom } from '../../state/reservation.ts'
import { noon } from '../../testing.ts'
import { aChangingGuest, lost, refusedBecause } from '../../testing-changes.ts'
import { useBalance } from './use-balance.ts'

const usd = (amount: number) => money(amount, 'USD')
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()
const aQuote = (amount: number) => ({
  quoteId: `quote-${amount}`,
  token: 'token',
  issuedAt: at(0),
  expiresAt: at(15),
  change: {
    parts: [{ roomNumber: 1, total: usd(90_000), paid: usd(0), pending: usd(90_000) }],
    due: usd(90_000),
    smallest: usd(10_000),
    amount: usd(amount),
    left: usd(90_000 - amount),
  },
})
const possible: BankTransferOverview = {
  offer: { kind: 'open', holder: 'Muestra', bankName: 'Ejemplo', dueBy: '2027-03-08' },
}
const awaiting: BankTransferOverview = {
  transfer: aBankTransfer(),
  offer: { kind: 'closed', reason: 'awaited' },
}
const byTransfer = { selection: { kind: 'all' }, timing: 'now', by: { kind: 'bank-transfer' } } as const

/** A guest of a property that is paid by wire, with 900.00 to pay. */
async function open(before: BankTransferOverview, ...answers: readonly object[]) {
  let heard = 0
  let isAwaited = before.transfer?.state === 'awaited'
  const guest = aChangingGuest({
    quoteBalance: () => (isAwaited ? refusedBecause('nothing-to-pay') : ok(aQuote(90_000))),
    listStoredCards: () => ok([]),
    getCardField: () => ok({ kind: 'none' }),
    getPaymentTerms: () => ok({ text: 'Terms.' }),
    getPropertyTerms: () => ok({ text: 'Terms.' }),
    getPaymentConditions: () => ok([]),
    getBankTransfer: () => ok(before),
    getReservation: () => ok(reservation),
    announceBankTransfer: () => {
      const answer = (answers[heard++] ?? lost) as { readonly ok: boolean }
      isAwaited = answer.ok
      return answer as never
    },
    withdrawBankTransfer: () => {
      isAwaited = false
      return ok({ ...possible, transfer: aBankTransfer({ state: 'withdrawn' }) })
    },
  })
  const reservation = {
    ...guest.reservation,
    property: { ...guest.reservation.property, paymentFlow: 'payments-wire' as const },
  }
  guest.store.set(reservationAtom, { kind: 'ready', value: reservation })
  const wrapper = ({ children }: PropsWithChildren) => (
    <PortalProvider value={guest.portal}>
      <Provider store={guest.store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    </PortalProvider>
  )
  const page = renderHook(() => useBalance({ reservation, onDone: () => undefined }), { wrapper })
  await waitFor(() => expect(page.result.current.page).toBeDefined())
  const announces = () => act(async () => page.result.current.decide(byTransfer, async () => undefined))
  const named = (name: string) => guest.calls.filter((made) => made.name === name)
  return { ...page, announces, named, current: () => page.result.current }
}

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('paying by bank transfer', () => {
  test('announces the quote that was shown, authorises nothing, and waits for the money', async () => {
    const { announces, named, current } = await open(possible, ok(awaiting))
    expect(current().bank.offer).toEqual(possible.offer)
    await announces()
    expect(named('startBalancePayment')).toEqual([])
    expect(named('announceBankTransfer')).toMatchObject([
      { body: { quoteId: 'quote-90000', acceptedTerms: true }, guard: { version: 1 } },
    ])
    expect(current().bank.awaited?.reference).toBe(aBankTransfer().reference)
    // Nothing is left to be paid another way.
    expect(current().bill).toBeUndefined()
  })

  test('whose answer is lost is announced again under the same key', async () => {
    const { announces, named, current } = await open(possible, lost, ok(awaiting))
    await announces()
    expect(current().progress.kind).toBe('failed')
    await act(async () => current().tryAgain())
    const [first, second] = named('announceBankTransfer')
    expect(second?.guard).toEqual(first?.guard)
    expect(current().bank.awaited).toBeDefined()
  })

  test('that is no longer possible says that the reservation has changed', async () => {
    const refusal = refusedBecause('bank-transfer-not-possible', { reason: 'too-late' })
    const { announces, current } = await open(possible, refusal)
    await announces()
    expect(current().progress).toEqual({ kind: 'refused', refusal: { kind: 'version-changed' } })
  })

  test('shows what is waited for when there is nothing else to pay, and the balance once it is withdrawn', async () => {
    const { current, named } = await open(awaiting)
    expect(current().bank.awaited).toBeDefined()
    expect(current().failure).toBeUndefined()
    await act(async () => current().withdraw())
    expect(named('withdrawBankTransfer')).toMatchObject([{ guard: { version: 1 } }])
    expect(current().bank.awaited).toBeUndefined()
    expect(current().bill?.due).toEqual(usd(90_000))
  })
})
