import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Portal } from '../../portal.ts'
import { PortalProvider } from '../../portal.ts'
import { aPortal } from '../../testing.ts'
import { useEmailChange } from './use-email-change.ts'

afterEach(cleanup)

const change = { email: 'n•••@example.org', propertyName: 'Marina Cancún', reservationCode: '…7C-AB' }
const usedUp = { ok: false, refusal: { kind: 'refused', refusal: 'link-used-up', detail: '' } } as const
const lost = { ok: false, refusal: { kind: 'unavailable' } } as const

/** The page of a link, with what the service answers to each call in turn. */
function opened(answers: Readonly<Record<string, readonly unknown[]>>) {
  const calls: string[] = []
  const call = async ({ name }: { readonly name: string }) => {
    const earlier = calls.filter((one) => one === name).length
    calls.push(name)
    return answers[name]?.[earlier]
  }
  const portal = aPortal({ client: { call } as Portal['client'] })
  const wrapper = ({ children }: PropsWithChildren) => (
    <PortalProvider value={portal}>{children}</PortalProvider>
  )
  return { calls, ...renderHook(() => useEmailChange('token'), { wrapper }) }
}

test('a link shows what it would confirm, and confirms nothing by being opened', async () => {
  const { result, calls } = opened({ getEmailChange: [{ ok: true, value: change }] })
  expect(result.current.state).toEqual({ kind: 'loading' })
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'ready', change }))
  expect(calls).toEqual(['getEmailChange'])
})

test('what could not be read is read once more, and a link that confirms nothing says so', async () => {
  const { result } = opened({ getEmailChange: [lost, usedUp] })
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'not-read', failure: lost.refusal }))
  act(() => result.current.again())
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'used-up' }))
})

test('a confirmation whose answer was lost keeps in sight what it was about', async () => {
  const { result } = opened({ getEmailChange: [{ ok: true, value: change }], confirmEmail: [lost] })
  await waitFor(() => expect(result.current.state.kind).toBe('ready'))
  await act(() => result.current.confirm(change))
  expect(result.current.state).toEqual({ kind: 'failed', failure: lost.refusal, change })
})
