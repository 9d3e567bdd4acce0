import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { ok } from '@veranda/domain'
import { aCancelQuote, aReservation, theReasons } from '@veranda/domain/fixtures'
import { Provider, useAtomValue } from 'jotai'
import type { PropsWithChildren } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { PortalProvider } from '../../portal.ts'
import { cancellationDraftAtom, cancelQuoteIn } from '../../state/cancellation-draft.ts'
import { keepCancelQuote } from '../../tasks/quote-cancellation.ts'
import { startFlow } from '../../tasks/start-flow.ts'
import { noon } from '../../testing.ts'
import { aChangingGuest, lost, refusedBecause } from '../../testing-changes.ts'
import { useLastLook } from './use-last-look.ts'

const at = new Date(noon).toISOString()

/** A guest before the press that cancels, at a hotel that answers so. */
function aGuest(answers: { readonly cancels: readonly (typeof lost)[]; readonly quote?: typeof lost }) {
  const cancels = [...answers.cancels]
  const guest = aChangingGuest({
    cancelRooms: () => cancels.shift() ?? lost,
    quoteCancellation: () => answers.quote ?? lost,
    getReservation: () => ok({ ...guest.reservation, version: 2 }),
  })
  const { portal, store, reservation } = guest
  startFlow(store, 'cancel', reservation)
  keepCancelQuote(portal, reservation, aCancelQuote({ reservation, at }))
  const before = store.get(cancellationDraftAtom)
  store.set(cancellationDraftAtom, { ...before, accepted: true, answers: { first: 'changed-plans' } })
  const wrapper = ({ children }: PropsWithChildren) => (
    <PortalProvider value={portal}>
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    </PortalProvider>
  )
  const { result } = renderHook(
    () => {
      const draft = useAtomValue(cancellationDraftAtom) ?? {}
      const quote = cancelQuoteIn(draft.quote)
      if (!quote) throw new Error('The quote is gone')
      const details = { tree: theReasons, draft, quote, reservation }
      return { look: useLastLook(details, reservation), path: useLocation().pathname }
    },
    { wrapper },
  )
  const progress = () => {
    const { page } = result.current.look
    return page.kind === 'last-look' ? page.progress : undefined
  }
  const press = (what: () => void) => act(async () => what())
  const cancelled = () => guest.calls.filter(({ name }) => name === 'cancelRooms')
  return { result, progress, press, cancelled }
}

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('the last look before cancelling', () => {
  test('whose press was not heard tries that press again, and is done', async () => {
    const { result, progress, press, cancelled } = aGuest({ cancels: [lost, ok({})] })
    await press(() => result.current.look.onCancel())
    expect(progress()).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } })
    await press(() => result.current.look.onTryAgain())
    await waitFor(() => expect(result.current.path).toBe(paths.cancelled))
    const [first, second] = cancelled()
    expect(second).toEqual(first)
  })

  test('of a reservation that was changed elsewhere shows its new amounts, says so, and cancels nothing by itself', async () => {
    const { result, progress, press, cancelled } = aGuest({
      cancels: [refusedBecause('version-changed'), ok({})],
      quote: ok(aCancelQuote({ reservation: aReservation(), at }, { quoteId: 'fresh' })),
    })
    await press(() => result.current.look.onCancel())
    await waitFor(() => expect(progress()).toMatchObject({ kind: 'renewed', because: 'reservation-changed' }))
    expect(cancelled()).toHaveLength(1)
    // Only the next press cancels, by the amounts that are shown now.
    await press(() => result.current.look.onCancel())
    expect(cancelled()[1]).toMatchObject({ body: { quoteId: 'fresh' }, guard: { version: 2 } })
    expect(result.current.path).toBe(paths.cancelled)
  })

  test('whose amounts ran out asks for them again, and says so', async () => {
    const { result, progress, press, cancelled } = aGuest({
      cancels: [],
      quote: ok(aCancelQuote({ at }, { quoteId: 'fresh' })),
    })
    await press(() => result.current.look.onQuoteExpired())
    expect(progress()).toMatchObject({ kind: 'renewed', because: 'expired' })
    expect(cancelled()).toEqual([])
  })
})
