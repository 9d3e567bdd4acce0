import { act, renderHook } from '@testing-library/react'
import { aProperty, aReservation } from '@veranda/domain/fixtures'
import type { PropsWithChildren } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { PortalProvider } from '../../portal.ts'
import { cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import { aPortal } from '../../testing.ts'
import { useDocuments } from './use-documents.ts'

const supportingDocuments = [
  { documentId: 'a', name: 'offer.pdf', size: 1_000 },
  { documentId: 'b', name: 'photo.jpg', size: 2_000 },
]
type Answer = { readonly ok: boolean; readonly value?: unknown; readonly refusal?: unknown }

/** A page with two files that are there, and a hotel that answers when told to. */
function aPage(property = aProperty()) {
  const asked: string[] = []
  let answer: (given: Answer) => void = () => undefined
  const call = (_: unknown, made: { readonly params?: { readonly documentId?: string } } = {}) => {
    asked.push(made.params?.documentId ?? '')
    return new Promise<Answer>((resolve) => {
      answer = resolve
    })
  }
  const portal = aPortal({ client: { call: call as never } })
  portal.store.set(cancellationDraftAtom, { supportingDocuments })
  const wrapper = ({ children }: PropsWithChildren) => (
    <PortalProvider value={portal}>{children}</PortalProvider>
  )
  const { result, unmount } = renderHook(() => useDocuments(aReservation({ property })), { wrapper })
  const stored = () =>
    portal.store.get(cancellationDraftAtom)?.supportingDocuments?.map(({ documentId }) => documentId)
  const states = () => result.current.files.map(({ key, state }) => [key, state.kind])
  return {
    asked,
    stored,
    states,
    unmount,
    page: result,
    answer: (given: Answer) => act(async () => answer(given)),
    removes: (key: string) => act(async () => result.current.onRemoveFile(key)),
  }
}

beforeEach(() => sessionStorage.clear())

describe('a file that is removed', () => {
  test('is handed in no more from the press on, and the guest waits until the hotel has let go of it', async () => {
    const { page, states, stored, asked, answer, removes } = aPage()
    await removes('a')
    expect(stored()).toEqual(['b'])
    expect(states()).toEqual([
      ['a', 'removing'],
      ['b', 'there'],
    ])
    let arrived: number | undefined
    const waits = async () => {
      arrived = await page.current.arrived()
    }
    void waits()
    await removes('b')
    expect(asked).toEqual(['a'])
    await answer({ ok: true, value: { documentId: 'a' } })
    expect(states()).toEqual([['b', 'removing']])
    expect([asked, arrived]).toEqual([['a', 'b'], undefined])
    await answer({ ok: false, refusal: { kind: 'refused', refusal: 'document-not-found', detail: '' } })
    expect([states(), arrived]).toEqual([[], 0])
  })

  test('is there again when the hotel was not reached', async () => {
    const { states, stored, answer, removes } = aPage()
    await removes('a')
    await answer({ ok: false, refusal: { kind: 'offline' } })
    expect(states()).toContainEqual(['a', 'there'])
    expect(stored()).toEqual(['b', 'a'])
  })

  test('does not come back to a page that is gone', async () => {
    const { stored, answer, removes, unmount } = aPage()
    await removes('a')
    unmount()
    await answer({ ok: false, refusal: { kind: 'offline' } })
    expect(stored()).toEqual(['b'])
  })
})

test('a file that is larger than the property accepts is not sent', async () => {
  const { page, asked } = aPage(aProperty({ documentMegabytes: 1 }))
  const of = (size: number) => new File([new Uint8Array(size)], 'offer.pdf', { type: 'application/pdf' })
  await act(async () => page.current.onFiles([of(1_000_001), of(1_000_000)]))
  const refusals = page.current.files.map(({ state }) => state.kind === 'refused' && state.refusal)
  expect(refusals).toEqual([false, false, 'too-large', 'too-large-together'])
  expect(asked).toEqual([])
})
