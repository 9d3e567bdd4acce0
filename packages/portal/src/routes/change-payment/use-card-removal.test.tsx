import { act, cleanup, renderHook } from '@testing-library/react'
import { ok } from '@veranda/domain'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PortalProvider } from '../../portal.ts'
import { aChangingGuest, lost } from '../../testing-changes.ts'
import { useCardRemoval } from './use-card-removal.ts'

afterEach(cleanup)

test('a stored card is gone once the service says so, and stays where the line is lost', async () => {
  const answers = [lost, ok({})]
  const { portal, reservation, calls } = aChangingGuest({ removeStoredCard: () => answers.shift() ?? lost })
  const removed: string[] = []
  const wrapper = ({ children }: PropsWithChildren) => (
    <PortalProvider value={portal}>{children}</PortalProvider>
  )
  const { result } = renderHook(() => useCardRemoval(reservation, (cardId) => removed.push(cardId)), {
    wrapper,
  })
  const remove = () => act(async () => result.current.onRemove('card-1'))
  await remove()
  expect([result.current.state, removed]).toEqual(['failed', []])
  await remove()
  expect([result.current.state, removed]).toEqual(['possible', ['card-1']])
  expect(calls).toMatchObject([{ params: { cardId: 'card-1' } }, { params: { cardId: 'card-1' } }])
})
