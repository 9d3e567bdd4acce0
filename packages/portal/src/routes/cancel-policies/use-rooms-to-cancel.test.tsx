import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { ok } from '@veranda/domain'
import { aCancelQuote, aReservation, aRoom, theCancellationTerms } from '@veranda/domain/fixtures'
import { Provider } from 'jotai'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PortalProvider } from '../../portal.ts'
import { aChangingGuest, lost } from '../../testing-changes.ts'
import { noon } from '../../testing.ts'
import { useRoomsToCancel } from './use-rooms-to-cancel.ts'

const reservation = aReservation({ rooms: [aRoom(), aRoom({ roomNumber: 2 })] })
const sketch = { reservation, roomNumbers: [2], at: new Date(noon).toISOString() }

/** The page of what cancelling costs; `line` says which calls are heard. */
function aPage() {
  const line = { terms: true, quote: true }
  const guest = aChangingGuest({
    getCancellationTerms: () => (line.terms ? ok(theCancellationTerms(sketch)) : lost),
    quoteCancellation: () => (line.quote ? ok(aCancelQuote(sketch)) : lost),
  })
  const wrapper = ({ children }: PropsWithChildren) => (
    <PortalProvider value={guest.portal}>
      <Provider store={guest.store}>{children}</Provider>
    </PortalProvider>
  )
  const { result: page } = renderHook(() => useRoomsToCancel(reservation, 'any-but-the-main-room-alone'), {
    wrapper,
  })
  const settles = (state: object) => waitFor(() => expect(page.current.state).toMatchObject(state))
  const press = (what: () => unknown) => act(async () => void (await what()))
  return { page, line, settles, press }
}

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test('what could not be read is named, the rooms stay chosen, and it is asked for again', async () => {
  const { page, line, settles, press } = aPage()
  await settles({ kind: 'choosing' })
  line.terms = false
  await press(() => page.current.choose([2]))
  await settles({ kind: 'failed', what: 'policies' })
  Object.assign(line, { terms: true, quote: false })
  await press(() => page.current.tryAgain())
  await settles({ kind: 'failed', what: 'refund' })
  line.quote = true
  await press(() => page.current.tryAgain())
  await settles({ kind: 'quoted' })
  expect(page.current.roomNumbers).toEqual([2])
})

test('a quote that ran out is asked for again, and said; what was accepted stays where the amounts do', async () => {
  const { page, settles, press } = aPage()
  await settles({ kind: 'choosing' })
  await press(() => page.current.choose([2]))
  await settles({ kind: 'quoted' })
  await press(() => page.current.accept(true))
  await press(() => page.current.renew())
  await settles({ kind: 'quoted', renewed: { because: 'expired' } })
  expect(page.current.accepted).toBe(true)
})
