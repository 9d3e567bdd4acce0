import { act, cleanup, renderHook } from '@testing-library/react'
import { ok } from '@veranda/domain'
import { aCancellationReceipt } from '@veranda/domain/fixtures'
import { Provider } from 'jotai'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PortalProvider } from '../../portal.ts'
import { aChangingGuest, lost } from '../../testing-changes.ts'
import { useReversal } from './use-reversal.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test.each([
  { as: 'reinstated', call: 'reinstateCancellation' },
  { as: 'withdrawn', call: 'withdrawCancellation' },
] as const)(
  'a press that is $as, and whose answer is lost, says so; pressed again it is the same press',
  async ({ as, call }) => {
    const answers = [lost, ok({ bookingId: 1, version: 3 })]
    const { portal, store, calls } = aChangingGuest({ [call]: () => answers.shift() ?? lost })
    const wrapper = ({ children }: PropsWithChildren) => (
      <PortalProvider value={portal}>
        <Provider store={store}>{children}</Provider>
      </PortalProvider>
    )
    const { result } = renderHook(() => useReversal(aCancellationReceipt()), { wrapper })
    const press = () => act(async () => result.current.reverse(as))
    await press()
    expect(result.current.state).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } })
    await press()
    expect(result.current.state).toEqual({ kind: 'possible' })
    const [first, second] = calls.filter(({ name }) => name === call)
    expect(first).toBeDefined()
    expect(second).toEqual(first)
  },
)
